import type { PortfolioDay } from './portfolio-day.ts';

/** How a value changed: by prices and rewards, and by what was put in or taken out. In U. */
export type Change = Readonly<{ u: bigint; gained: bigint; added: bigint }>;

const BPS = 10_000n;

/**
 * From one moment to a later one. Prices count for what was there before; rewards for what was earned since. All other
 * change of amounts, at the later prices, was put in or taken out: of a purchase or a swap, only what it cost is left.
 */
export function changeBetween(before: PortfolioDay, after: PortfolioDay): Change {
  let gained = 0n;
  for (const [asset, had] of before.assets) {
    const has = after.assets.get(asset);
    // Without the later price there is nothing to say of it: what is gone was taken out.
    if (has !== undefined && has.amount > 0n && had.amount > 0n) {
      gained += (had.amount * has.u) / has.amount - had.u;
    }
  }
  for (const [coin, earned] of after.earned) {
    const more = earned - (before.earned.get(coin) ?? 0n);
    const price = after.assets.get(coin);
    if (price !== undefined && price.amount > 0n) gained += (more * price.u) / price.amount;
  }
  const u = after.u - before.u;
  return { u, gained, added: u - gained };
}

/** Over several days: the sums, and the rate of each step upon the one before it. */
export function changeOver(days: readonly PortfolioDay[]) {
  const [first, ...rest] = days;
  if (first === undefined || rest.length === 0) return null;
  let [u, gained, grown] = [0n, 0n, 1];
  let isKnown = false;
  for (const [place, day] of rest.entries()) {
    const before = days[place] as PortfolioDay;
    const change = changeBetween(before, day);
    u += change.u;
    gained += change.gained;
    if (before.u === 0n) continue;
    isKnown = true;
    grown *= 1 + Number((change.gained * BPS * BPS) / before.u) / Number(BPS * BPS);
  }
  const rate = isKnown ? Math.round((grown - 1) * Number(BPS)) : null;
  return { from: first.at, u, gained, added: u - gained, rate };
}

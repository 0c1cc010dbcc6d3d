import type { Portfolio } from './portfolio-of.ts';

/** What an address had at a moment, as it is kept for the line over time. Values in U. */
export type PortfolioDay = Readonly<{
  at: number;
  block: number;
  u: bigint;
  trx: bigint;
  /** Amount and value by asset: a coin, or the cards of a level. */
  assets: ReadonlyMap<string, Readonly<{ amount: bigint; u: bigint }>>;
  /** Ever earned, by coin, and its value now. */
  earned: ReadonlyMap<string, bigint>;
}>;

/** Null while the wallet or a price is unknown: a day that was not seen has no figure. */
export function dayOf({ holdings, positions, total, walletBlock }: Portfolio): PortfolioDay | null {
  if (walletBlock === null || total.u === null || total.trx === null) return null;
  const { person, now, earned, contracts, prices } = holdings;
  const assets = new Map<string, { amount: bigint; u: bigint }>();
  const add = (key: string, amount: bigint, u: bigint) => {
    const had = assets.get(key) ?? { amount: 0n, u: 0n };
    assets.set(key, { amount: had.amount + amount, u: had.u + u });
  };
  for (const { counted, value, parts, kind, level, count } of positions) {
    const u = counted?.u ?? null;
    if (u === null) continue;
    const priced = parts.map((part) => prices.spot(part)?.u ?? 0n);
    const sum = priced.reduce((all, one) => all + one, 0n);
    if (parts.length === 0 || sum === 0n || value === null) {
      if (u > 0n) add(`${level === null ? kind : 'card'} ${level}`, BigInt(count ?? 1), u);
      continue;
    }
    for (const [place, part] of parts.entries()) {
      const coin = prices.isTrx(part.coin) ? 'TRX' : (part.coin ?? 'TRX');
      add(coin, part.amount, (u * (priced[place] ?? 0n)) / sum);
    }
  }
  return {
    at: now,
    block: Number(person.cursor.number),
    u: total.u,
    trx: total.trx,
    assets,
    earned: earnedBy(
      person.earned,
      earned.lpStake + earned.burnMine + earned.cards,
      contracts.wtrx,
    ),
  };
}

/** WTRX is TRX: what streams hold is earned before it is claimed. */
function earnedBy(
  told: Portfolio['holdings']['person']['earned'],
  streamed: bigint,
  wtrx: string,
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>([['TRX', streamed]]);
  for (const { coin, amount } of told) {
    const key = coin === '' || coin === wtrx ? 'TRX' : coin;
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return sums;
}

import type { Prices } from '../../holdings/prices.ts';
import type { Portfolio } from './portfolio-of.ts';
import type { ValuedPosition } from './value-positions.ts';

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

/** Null while the wallet or a price is unknown, or not all is listed: a day that was not seen has no figure. */
export function dayOf(of: Portfolio): PortfolioDay | null {
  const { holdings, positions, total, walletBlock, isCut } = of;
  if (walletBlock === null || isCut || total.u === null || total.trx === null) return null;
  const { person, now, earned, contracts, prices } = holdings;
  const assets = new Map<string, { amount: bigint; u: bigint }>();
  for (const { key, amount, u } of positions.flatMap((one) => assetsOf(one, prices))) {
    const had = assets.get(key) ?? { amount: 0n, u: 0n };
    assets.set(key, { amount: had.amount + amount, u: had.u + u });
  }
  const streamed = earned.lpStake + earned.burnMine + earned.cards;
  return {
    at: now,
    block: Number(person.cursor.number),
    u: total.u,
    trx: total.trx,
    assets,
    earned: earnedBy(person.earned, streamed, contracts.wtrx),
  };
}

type Asset = Readonly<{ key: string; amount: bigint; u: bigint }>;

/** What is counted of a position, by coin; cards, and what has no price of its own, by kind or level. */
function assetsOf(of: ValuedPosition, prices: Prices): readonly Asset[] {
  const u = of.counted?.u ?? 0n;
  if (u === 0n) return [];
  const { parts, kind, level, count } = of;
  if (of.asset !== null) return [{ ...of.asset, u }];
  const priced = parts.map((part) => prices.spot(part)?.u ?? 0n);
  const sum = priced.reduce((all, one) => all + one, 0n);
  if (sum === 0n) {
    const key = level === null ? kind : `card ${level}`;
    return [{ key, amount: BigInt(count ?? 1), u }];
  }
  return parts.map(({ coin, amount }, place) => ({
    key: coin === null || prices.isTrx(coin) ? 'TRX' : coin,
    amount,
    u: (u * (priced[place] ?? 0n)) / sum,
  }));
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

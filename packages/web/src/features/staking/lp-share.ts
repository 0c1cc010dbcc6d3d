import { streamYield } from '@vellum/api/staking/yield';
import type { LpPool } from './staking-queries.ts';

type Side = Readonly<{ symbol: string; decimals: number; reserve: string }>;
type Pair = Readonly<{ lpSupply: string; sides: readonly Side[] }>;

/** What one side of the pair would give for LP now. TRX lies there wrapped, and comes out as TRX. */
export type SideAmount = Readonly<{ amount: bigint; symbol: string; decimals: number }>;

/** What the pair would give for an amount of LP now, rounded down. */
export function standsFor(amount: bigint, { lpSupply, sides }: Pair): readonly SideAmount[] {
  const supply = BigInt(lpSupply);
  return sides.map(({ reserve, symbol, decimals }) => ({
    amount: supply === 0n ? 0n : (amount * BigInt(reserve)) / supply,
    symbol: symbol === 'WTRX' ? 'TRX' : symbol,
    decimals,
  }));
}

/** Parts of 10,000 that `amount` more would earn in a year if nobody else comes or goes; null without a price. */
export function yieldOf(
  amount: bigint,
  { stream, prices }: Pick<LpPool, 'stream' | 'prices'>,
): number | null {
  if (!prices) return null;
  return streamYield(streamOf(stream), amount, {
    stake: worthOf(prices.stake),
    reward: worthOf(prices.reward),
  });
}

/** The state of the stream that a yield is computed from. */
export function streamOf({ rate, last, finish, total }: LpPool['stream']) {
  return {
    acc: 0n,
    ...{ rate: BigInt(rate), last: BigInt(last) },
    ...{ finish: BigInt(finish), total: BigInt(total) },
  };
}

function worthOf({ amount, u }: Readonly<{ amount: string; u: string }>) {
  return { amount: BigInt(amount), u: BigInt(u) };
}

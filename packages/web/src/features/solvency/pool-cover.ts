import type { Pool } from './solvency-queries.ts';

type Sums = Pick<Pool, 'held' | 'owed'>;

const WHOLE = 10_000n;

/** Held for every 10,000 owed, rounded down; null where nothing is owed. */
export function coverOf({ held, owed }: Sums): bigint | null {
  return BigInt(owed) === 0n ? null : (BigInt(held) * WHOLE) / BigInt(owed);
}

/** The pool with the least cover; null when nothing is owed anywhere. */
export function thinnest<P extends Sums>(pools: readonly P[]): P | null {
  const owing = pools.filter((pool) => coverOf(pool) !== null);
  return owing.toSorted((a, b) => Number((coverOf(a) ?? 0n) - (coverOf(b) ?? 0n)))[0] ?? null;
}

/** `105.57`: what is missing at the third decimal is never rounded away. */
export function coverText(cover: bigint): string {
  const whole = (cover / 100n).toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${whole}.${(cover % 100n).toString().padStart(2, '0')}`;
}

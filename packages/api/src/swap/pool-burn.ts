import { smaller } from '../numbers/bigint-order.ts';

const BPS = 10_000n;
/** All burns together, each in parts of what the pool held then. */
export const MOST_BURNED_BPS = 500;

/** What a launched token burns of its own pool. Times in seconds of the chain. */
export type PoolBurn = Readonly<{
  rateBps: number;
  interval: number;
  /** Below so much in the pool nothing is burned. */
  floor: bigint;
  /** What all burns from now on can take together, see `burnLeftBps`. */
  leftBps: number;
  lastBurnAt: number;
  /** While LP of the presale is unvested nothing is burned. */
  vestedAt: number;
}>;

/** What burns can still take of a pool, when those before took so much. */
export const burnLeftBps = (burnedBps: number): number => Math.max(0, MOST_BURNED_BPS - burnedBps);

/** From when on anyone can have the next part burned. */
export const nextBurnAt = ({ lastBurnAt, interval, vestedAt }: PoolBurn): number =>
  Math.max(vestedAt, lastBurnAt + interval);

/** How many tokens the next burn takes out of a pool that holds so many; 0 when there will be none. */
export function nextBurn(burn: PoolBurn, reserve: bigint): bigint {
  if (reserve <= burn.floor) return 0n;
  const step = (reserve * BigInt(Math.min(burn.rateBps, burn.leftBps))) / BPS;
  return smaller(step, reserve - burn.floor);
}

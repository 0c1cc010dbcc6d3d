import { smaller } from '../numbers/bigint-order.ts';

const BPS = 10_000n;
/** All burns together take a twentieth of the first reserve. */
const MAX_BURN_SHARE = 20n;

/** What a launched token burns of its own pool. Times in seconds of the chain. */
export type PoolBurn = Readonly<{
  rateBps: number;
  interval: number;
  /** Below so much in the pool nothing is burned. */
  floor: bigint;
  launchReserve: bigint;
  burned: bigint;
  lastBurnAt: number;
  /** While LP of the presale is unvested nothing is burned. */
  vestedAt: number;
}>;

/** From when on anyone can have the next part burned. */
export const nextBurnAt = ({ lastBurnAt, interval, vestedAt }: PoolBurn): number =>
  Math.max(vestedAt, lastBurnAt + interval);

/** How many tokens the next burn takes out of a pool that holds so many; 0 when there will be none. */
export function nextBurn(burn: PoolBurn, reserve: bigint): bigint {
  if (reserve <= burn.floor) return 0n;
  const step = (reserve * BigInt(burn.rateBps)) / BPS;
  const left = burn.launchReserve / MAX_BURN_SHARE - burn.burned;
  return smaller(smaller(step, reserve - burn.floor), left);
}

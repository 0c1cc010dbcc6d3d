import type { Launch } from './launch-reader.ts';

const BPS = 10_000n;
const MS = 1000n;

/** LP of so many shares that has vested by a chain time in milliseconds, as the presale counts it. */
export function vestedLp(launch: Launch, shares: bigint, now: number): bigint {
  if (launch.launched_at === null || launch.sold === 0n) return 0n;
  const elapsed = (BigInt(now) - launch.launched_at) / MS;
  return (launch.lp_for_users * shares * vestedBps(launch, elapsed)) / (launch.sold * BPS);
}

function vestedBps(launch: Launch, elapsed: bigint): bigint {
  const rate = BigInt(launch.vesting_rate);
  if (elapsed < launch.vesting_delay) return 0n;
  if (rate === BPS) return BPS;
  const vested = (1n + (elapsed - launch.vesting_delay) / launch.vesting_interval) * rate;
  return vested < BPS ? vested : BPS;
}

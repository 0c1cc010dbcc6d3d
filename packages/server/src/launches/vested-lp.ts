import { vestedBps } from '@vellum/api/token-launch/launch-vesting';
import type { Launch } from './launch-reader.ts';
import { vestingTermsOf } from './vesting-terms.ts';

const BPS = 10_000n;
const MS = 1000n;

/** LP of so many shares that has vested by a chain time in milliseconds, as the presale counts it. */
export function vestedLp(launch: Launch, shares: bigint, now: number): bigint {
  if (launch.launched_at === null || launch.sold === 0n) return 0n;
  const elapsed = (BigInt(now) - launch.launched_at) / MS;
  return (
    (launch.lp_for_users * shares * vestedBps(vestingTermsOf(launch), elapsed)) /
    (launch.sold * BPS)
  );
}

import type { LaunchRow } from './launch-row.ts';

type Vesting = Pick<LaunchRow, 'vesting_delay' | 'vesting_rate' | 'vesting_interval'>;

/** Under which the LP of a launch's buyers becomes theirs: lengths in seconds, the rate in bps a round. */
export const vestingTermsOf = (row: Vesting) => ({
  vestingDelay: row.vesting_delay,
  vestingRate: BigInt(row.vesting_rate),
  vestingInterval: row.vesting_interval,
});

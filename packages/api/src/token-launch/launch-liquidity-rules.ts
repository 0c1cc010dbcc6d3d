import {
  BPS,
  MAX_CREATOR_LP_SHARE,
  MAX_VESTING,
  MAX_VESTING_DELAY,
  MAX_VESTING_INTERVAL,
  MAX_VESTING_ROUNDS,
  MIN_USER_LP_SHARE,
  MIN_VESTING_INTERVAL,
} from './launch-limits.ts';
import { days, refusalOfDays, refusalOfNumber, refusalOfShare } from './launch-ranges.ts';
import { type LaunchRule, required, rule } from './launch-rule.ts';

/** The address of twenty zero bytes: nobody's. */
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** Who gets the liquidity and when: what the presale accepts beside the sale. */
export const liquidityRules: readonly LaunchRule[] = [
  required('backingShare'),
  rule('backingShare', ['backingShare'], ({ backingShare }, { limits }) =>
    refusalOfShare(backingShare, [0, Math.floor((Number(BPS) - limits.presaleFeeBps) / 2)]),
  ),
  rule('backingShare', ['backingShare', 'lpSupply', 'supply'], (given) =>
    given.backingShare > 0 && given.lpSupply !== given.supply
      ? { code: 'BACKING_NEEDS_ALL' }
      : null,
  ),
  required('devShare'),
  rule('devShare', ['devShare'], ({ devShare }) =>
    refusalOfShare(devShare, [0, MAX_CREATOR_LP_SHARE]),
  ),
  rule('userLpShare', ['userLpShare', 'devShare'], ({ userLpShare, devShare }) =>
    refusalOfShare(userLpShare, [
      MIN_USER_LP_SHARE,
      Number(BPS) - Math.min(devShare, MAX_CREATOR_LP_SHARE),
    ]),
  ),
  rule('devLpReceiver', ['devLpReceiver'], ({ devLpReceiver }) =>
    devLpReceiver === NOBODY ? { code: 'ADDRESS_INVALID' } : null,
  ),
  required('vestingDelay'),
  rule('vestingDelay', ['vestingDelay'], ({ vestingDelay }) =>
    refusalOfDays(vestingDelay, [0, MAX_VESTING_DELAY]),
  ),
  required('vestingRounds'),
  rule('vestingRounds', ['vestingRounds'], ({ vestingRounds }) =>
    refusalOfNumber(vestingRounds, [1, MAX_VESTING_ROUNDS]),
  ),
  required('vestingInterval', ({ vestingRounds }) => vestingRounds !== 1),
  rule('vestingInterval', ['vestingInterval', 'vestingRounds'], (given) =>
    given.vestingRounds === 1
      ? null
      : refusalOfDays(given.vestingInterval, [MIN_VESTING_INTERVAL, MAX_VESTING_INTERVAL]),
  ),
  rule('vestingInterval', ['vestingInterval', 'vestingRounds', 'vestingDelay'], (given) => {
    if (given.vestingRounds === 1) return null;
    const length = given.vestingDelay + given.vestingRounds * given.vestingInterval;
    return length > MAX_VESTING
      ? { code: 'VESTING_LENGTH', params: { days: days(MAX_VESTING) } }
      : null;
  }),
];

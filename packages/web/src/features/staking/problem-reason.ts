import type { CodeWithParams } from '@vellum/api/error-codes';
import type { StakingText } from './texts.ts';

const reasons: Readonly<Partial<Record<string, StakingText>>> = {
  AMOUNT_ZERO: 'enterStake',
  INSUFFICIENT_BALANCE: 'tooLittle',
  INSUFFICIENT_UNLOCKABLE: 'notSoMuchStaked',
  BELOW_MINIMUM: 'belowMinimum',
  STAKING_ENDED: 'ended',
  EXCEEDS_AVAILABLE: 'aboveMost',
};

/** Why a button is off, in a few words; the whole sentence stands below the field. */
export function reasonOf({ code }: CodeWithParams): StakingText {
  return reasons[code] ?? 'enterStake';
}

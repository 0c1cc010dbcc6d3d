import { SUN_PER_TRX } from '../stakes/stake.ts';
import { changeStake, missingAccount } from '../stakes/staking.ts';
import { stakeable } from '../stakes/staking-rules.ts';
import { debit, existing } from './balance.ts';
import type { NativeContract } from './native-contract.ts';
import { addressIn } from './owner.ts';
import { contractRefusal } from './refusal.ts';

/** Stakes TRX of the balance for a resource. */
export const freezeBalanceV2: NativeContract<'FreezeBalanceV2Contract'> = {
  validate({ state, parameters }, { owner_address, frozen_balance, resource }) {
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support FreezeV2 transaction, need to be opened by the committee';
    }
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return missingAccount(owner);
    if (frozen_balance <= 0n) return 'frozenBalance must be positive';
    if (frozen_balance < SUN_PER_TRX) {
      return 'frozenBalance must be greater than or equal to 1 TRX';
    }
    if (frozen_balance > account.balance) {
      return 'frozenBalance must be less than or equal to accountBalance';
    }
    if (stakeable(parameters, resource) !== undefined) return undefined;
    const power = parameters.getAllowNewResourceModel === 1n ? '、TRON_POWER' : '';
    return `ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY${power}]`;
  },

  execute({ state, parameters }, { owner_address, frozen_balance, resource: code }) {
    const owner = addressIn(owner_address);
    const resource = stakeable(parameters, code);
    if (owner === undefined || !resource) throw contractRefusal('Invalid address');
    debit(state, owner, frozen_balance);
    state.putAccount(changeStake(state, existing(state, owner), resource, frozen_balance));
    return { fee: 0n };
  },
};

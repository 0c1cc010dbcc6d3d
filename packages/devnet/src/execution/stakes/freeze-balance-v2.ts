import { changeStake } from '../../stakes/staking.ts';
import { stakeable } from '../../stakes/staking-rules.ts';
import { debit, existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { stakeAmountProblem } from './stake-amount.ts';

/** Stakes TRX of the balance for a resource. */
export const freezeBalanceV2: NativeContract<'FreezeBalanceV2Contract'> = {
  validate({ state, parameters }, value) {
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support FreezeV2 transaction, need to be opened by the committee';
    }
    const problem = stakeAmountProblem(state, value);
    if (problem !== undefined) return problem;
    if (stakeable(parameters, value.resource) !== undefined) return undefined;
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

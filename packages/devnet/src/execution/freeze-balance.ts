import { missingAccount } from '../stakes/staking.ts';
import type { NativeContract } from './native-contract.ts';
import { addressIn } from './owner.ts';
import { contractRefusal } from './refusal.ts';
import { stakeAmountProblem } from './stake-amount.ts';

/** The first way to stake, which the second has closed on every network. */
export const freezeBalance: NativeContract<'FreezeBalanceContract'> = {
  validate({ state }, value) {
    return stakeAmountProblem(state, value) ?? 'freeze v2 is open, old freeze is closed';
  },

  execute() {
    throw contractRefusal('freeze v2 is open, old freeze is closed');
  },
};

/** Nothing was ever staked in the first way on this chain, so there is nothing to end. */
export const unfreezeBalance: NativeContract<'UnfreezeBalanceContract'> = {
  validate({ state }, { owner_address, resource }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (state.account(owner) === undefined) return missingAccount(owner);
    if (resource === 'BANDWIDTH') return 'no frozenBalance(BANDWIDTH)';
    if (resource === 'ENERGY') return 'no frozenBalance(Energy)';
    return 'ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]';
  },

  execute() {
    throw contractRefusal('no frozenBalance(BANDWIDTH)');
  },
};

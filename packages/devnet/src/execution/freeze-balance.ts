import type { HexAddress } from '@vellum/tron/address';
import type { NativeContract } from './native-contract.ts';
import { addressIn } from './owner.ts';
import { contractRefusal } from './refusal.ts';
import { stakeAmountProblem } from './stake-amount.ts';

/** The only time for which the first way to stake took anything. */
const FROZEN_DAYS = 3n;

/** The first way to stake, which the second has closed on every network. */
export const freezeBalance: NativeContract<'FreezeBalanceContract'> = {
  validate({ state }, value) {
    const problem = stakeAmountProblem(state, value);
    if (problem !== undefined) return problem;
    if (value.frozen_duration !== FROZEN_DAYS) {
      return `frozenDuration must be less than ${FROZEN_DAYS} days and more than ${FROZEN_DAYS} days`;
    }
    return 'freeze v2 is open, old freeze is closed';
  },

  execute() {
    throw contractRefusal('freeze v2 is open, old freeze is closed');
  },
};

/** Nothing was ever staked in the first way on this chain, so there is nothing to end. */
export const unfreezeBalance: NativeContract<'UnfreezeBalanceContract'> = {
  validate({ state, parameters }, { owner_address, receiver_address, resource }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (state.account(owner) === undefined) return `Account[${owner}] does not exist`;
    if (receiver_address.length > 0 && parameters.getAllowDelegateResource === 1n) {
      return loanProblem(owner, addressIn(receiver_address));
    }
    const hasPower = parameters.getAllowNewResourceModel === 1n;
    if (resource === 'BANDWIDTH') return 'no frozenBalance(BANDWIDTH)';
    if (resource === 'ENERGY') return 'no frozenBalance(Energy)';
    if (resource === 'TRON_POWER' && hasPower) return 'no frozenBalance(TronPower)';
    return `ResourceCode error.valid ResourceCode[BANDWIDTH、Energy${hasPower ? '、TRON_POWER' : ''}]`;
  },

  execute() {
    throw contractRefusal('no frozenBalance(BANDWIDTH)');
  },
};

function loanProblem(owner: HexAddress, receiver: HexAddress | undefined): string {
  if (receiver === owner) return 'receiverAddress must not be the same as ownerAddress';
  return receiver ? 'delegated Resource does not exist' : 'Invalid receiverAddress';
}

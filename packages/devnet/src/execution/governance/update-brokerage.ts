import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Says what part of its rewards a witness keeps from the next cycle on. */
export const updateBrokerage: NativeContract<'UpdateBrokerageContract'> = {
  validate({ state, parameters }, { owner_address, brokerage }) {
    if (parameters.getChangeDelegation === 0n) {
      return 'contract type error, unexpected type [UpdateBrokerageContract]';
    }
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    if (brokerage < 0 || brokerage > 100) return 'Invalid brokerage';
    return state.record('witness', owner) ? undefined : `Not existed witness:${owner}`;
  },

  execute({ state }, { owner_address, brokerage }) {
    const owner = addressIn(owner_address);
    const witness = owner && state.record('witness', owner);
    if (!witness) throw contractRefusal('Invalid ownerAddress');
    state.putRecord('witness', witness.address, { ...witness, nextBrokerage: brokerage });
    return { fee: 0n };
  },
};

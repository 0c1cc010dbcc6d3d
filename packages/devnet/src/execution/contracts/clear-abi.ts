import type { NativeContract } from '../native-contract.ts';
import { contractOfOwner, validatedContract } from './contract-owner.ts';

const NOT_EXISTS = { account: 'not exists', contract: 'Contract not exists' };

/** Removes the ABI that the node keeps for a contract. */
export const clearAbi: NativeContract<'ClearABIContract'> = {
  validate({ state, parameters }, value) {
    if (parameters.getAllowTvmConstantinople !== 1n) {
      return 'contract type error,unexpected type [ClearABIContract]';
    }
    const contract = contractOfOwner(state, value, undefined, NOT_EXISTS);
    return typeof contract === 'string' ? contract : undefined;
  },

  execute({ state }, value) {
    state.putContract({ ...validatedContract(state, value), abi: new Uint8Array(0) });
    return { fee: 0n };
  },
};

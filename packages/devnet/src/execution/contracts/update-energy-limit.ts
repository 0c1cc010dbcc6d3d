import type { NativeContract } from '../native-contract.ts';
import { contractOfOwner, validatedContract } from './contract-owner.ts';

/** Changes how much energy the origin of a contract gives to one call. */
export const updateEnergyLimit: NativeContract<'UpdateEnergyLimitContract'> = {
  validate({ state }, value) {
    const problem = value.origin_energy_limit <= 0n ? 'origin energy limit must be > 0' : undefined;
    const contract = contractOfOwner(state, value, problem);
    return typeof contract === 'string' ? contract : undefined;
  },

  execute({ state }, value) {
    const originEnergyLimit = value.origin_energy_limit;
    state.putContract({ ...validatedContract(state, value), originEnergyLimit });
    return { fee: 0n };
  },
};

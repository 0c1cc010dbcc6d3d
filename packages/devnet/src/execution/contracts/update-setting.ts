import type { NativeContract } from '../native-contract.ts';
import { contractOfOwner, validatedContract } from './contract-owner.ts';

/** Changes the share of energy that callers of a contract pay. */
export const updateSetting: NativeContract<'UpdateSettingContract'> = {
  validate({ state }, value) {
    const percent = value.consume_user_resource_percent;
    const problem = percent > 100n || percent < 0n ? 'percent not in [0, 100]' : undefined;
    const contract = contractOfOwner(state, value, problem);
    return typeof contract === 'string' ? contract : undefined;
  },

  execute({ state }, value) {
    const consumeUserResourcePercent = Number(value.consume_user_resource_percent);
    state.putContract({ ...validatedContract(state, value), consumeUserResourcePercent });
    return { fee: 0n };
  },
};

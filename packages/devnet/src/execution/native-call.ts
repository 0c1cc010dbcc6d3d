import { WITNESS } from '../accounts.ts';
import type { NativeCall } from '../tvm/execution.ts';
import { nativeContract } from './contracts/contract-registry.ts';

/** Executes a native contract for code that asks for it; what validation refuses is not done. */
export const nativeCall: NativeCall = (contract, { state, parameters, head }) => {
  const native = nativeContract(contract.type);
  const now = { headTime: head.time, headSlot: head.slot };
  const context = { state, parameters, witness: WITNESS, ...now };
  if (native === undefined) return undefined;
  const refusal = native.validateForCode
    ? native.validateForCode(context, contract.value)
    : native.validate(context, contract.value);
  return refusal === undefined ? native.execute(context, contract.value) : undefined;
};

import type { HexAddress } from '@vellum/tron/address';
import { isJsonObject, type Json } from '@vellum/tron/json';
import type { ConstantCall } from '../../chain/chain.ts';
import type { ExecutionOutcome } from '../../tvm/execution.ts';
import { taggedState } from './block-tags.ts';
import { invalidParams, RpcError } from './rpc-error.ts';
import type { RpcMethod } from './rpc-methods.ts';
import { addressOf, bytes, bytesOf, quantity, quantityOf } from './rpc-values.ts';

const NOBODY = `41${'00'.repeat(20)}` as HexAddress;

/** Calls that are run and thrown away. */
export const callMethods: Readonly<Record<string, RpcMethod>> = {
  eth_call: async ({ chain }, [given, tag]) => {
    const result = await chain.constantCall(taggedState(chain, tag), callOf(given));
    if (result.status === 'refused') throw new RpcError('execution', result.message);
    return bytes(returned(result.outcome));
  },
  eth_estimateGas: async ({ chain }, [given]) => {
    const call = callOf(given);
    if (call.target !== undefined && !(await isContract(chain, call.target))) return '0x0';
    const result = await chain.estimateEnergy('head', call);
    if (result.status === 'refused') throw new RpcError('execution', result.message);
    returned(result.outcome);
    return quantity(result.energyRequired ?? 0n);
  },
};

const isContract = (chain: Parameters<RpcMethod>[0]['chain'], address: HexAddress) =>
  chain.read('head', (state) => state.contract(address) !== undefined);

function callOf(given: Json | undefined): ConstantCall {
  if (!isJsonObject(given)) throw invalidParams('invalid json request');
  const { from, to, value, data, input, gas } = given;
  return {
    caller: from === undefined || from === null ? NOBODY : addressOf(from),
    target: to === undefined || to === null ? undefined : addressOf(to),
    data: bytesOf(input ?? data),
    value: value === undefined || value === null ? 0n : quantityOf(value, 'value'),
    ...(typeof gas === 'string' && BigInt(gas) > 0n && { energyLimit: quantityOf(gas, 'gas') }),
  };
}

/** What a call returned; one that failed is an error with the data of its revert. */
function returned({ result, returnData, message }: ExecutionOutcome): Uint8Array {
  if (result === 'SUCCESS') return returnData;
  throw new RpcError('execution', message || result, bytes(returnData));
}

import type { JsonObject } from '@vellum/tron/json';
import type { Contract } from '../state/contract.ts';
import type { StateReader } from '../state/state-reader.ts';
import { contractUsage } from '../tvm/dynamic-energy.ts';
import { contractInfoJson, contractJson } from '../wire/contract-json.ts';
import type { HandlerTable, HttpCall } from './handler.ts';
import { addressOf } from './params.ts';

/** Contract reads of the full node. */
export const contractReads: HandlerTable = {
  getcontract: (call) => onContract(call, (contract) => contractJson(contract, call.params)),
  getcontractinfo: (call) =>
    onContract(call, (contract, state) => {
      const { parameters } = call.chain;
      const usage = contractUsage({ state, parameters }, contract.address);
      const code = state.code(contract.address);
      return contractInfoJson(contract, { code, usage }, call.params);
    }),
};

async function onContract(
  call: HttpCall,
  show: (contract: Contract, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const address = addressOf(call.params, 'value');
  return call.chain.read(call.finality, (state) => {
    const contract = address && state.contract(address);
    return contract ? show(contract, state) : {};
  });
}

import type { JsonObject } from '@vellum/tron/json';
import { addressIn } from '../../execution/owner.ts';
import type { Contract } from '../../state/contract.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { contractUsage } from '../../tvm/dynamic-energy.ts';
import { contractInfoJson, contractJson } from '../../wire/contract-json.ts';
import { addressInValue } from './readings.ts';
import { type ServletCall, type ServletTable, servlet } from './servlet.ts';

/** Contract reads of the full node. */
export const contractReads: ServletTable = {
  getcontract: servlet(addressInValue, (call, address) =>
    onContract(call, address, (contract) => contractJson(contract, call)),
  ),
  getcontractinfo: servlet(addressInValue, (call, address) =>
    onContract(call, address, (contract, state) => {
      const { parameters } = call.chain;
      const usage = contractUsage({ state, parameters }, contract.address);
      const code = state.code(contract.address);
      return contractInfoJson(contract, { code, usage }, call);
    }),
  ),
};

function onContract(
  call: ServletCall,
  bytes: Uint8Array,
  show: (contract: Contract, state: StateReader) => JsonObject,
): Promise<JsonObject> {
  const address = addressIn(bytes);
  return call.chain.read(call.finality, (state) => {
    const contract = address && state.contract(address);
    return contract ? show(contract, state) : {};
  });
}

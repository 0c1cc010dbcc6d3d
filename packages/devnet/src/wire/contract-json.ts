import { addressBytes } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { defineMessage } from '@vellum/tron/protobuf/message-type';
import { Abi, SmartContract } from '@vellum/tron/protocol/smart-contract';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Contract } from '../state/contract.ts';
import type { ContractUsage } from '../state/contract-usage.ts';
import { asJavaObject } from './java-object.ts';

/** A contract as `getcontract` prints it; contracts made by contracts show an empty ABI. */
export function contractJson(contract: Contract, style: JsonStyle): JsonObject {
  const message = {
    origin_address: addressBytes(contract.origin),
    contract_address: addressBytes(contract.address),
    abi: decodeMessage(Abi, contract.abi),
    bytecode: contract.bytecode,
    call_value: contract.callValue,
    consume_user_resource_percent: BigInt(contract.consumeUserResourcePercent),
    name: contract.name,
    origin_energy_limit: contract.originEnergyLimit,
    code_hash: fromHex(contract.codeHash),
    trx_hash: fromHex(contract.trxHash ?? ''),
    version: contract.version,
  };
  return asJavaObject(messageToJson(SmartContract, message, style));
}

const ContractState = defineMessage('ContractState', {
  energy_usage: [1, 'int64'],
  energy_factor: [2, 'int64'],
  update_cycle: [3, 'int64'],
});

/** The answer of `getcontractinfo`: the contract with its runtime code and how busy it is. */
export function contractInfoJson(
  contract: Contract,
  { code, usage }: Readonly<{ code: Uint8Array; usage: ContractUsage }>,
  style: JsonStyle,
): JsonObject {
  const message = {
    energy_usage: usage.used,
    energy_factor: BigInt(usage.factor),
    update_cycle: BigInt(usage.cycle),
  };
  return {
    runtimecode: toHex(code),
    smart_contract: contractJson(contract, style),
    contract_state: messageToJson(ContractState, message, style),
  };
}

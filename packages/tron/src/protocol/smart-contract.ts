import { defineEnum, defineMessage, repeated } from '../protobuf/message-type.ts';

export const EntryType = defineEnum('SmartContract.ABI.Entry.EntryType', {
  UnknownEntryType: 0,
  Constructor: 1,
  Function: 2,
  Event: 3,
  Fallback: 4,
  Receive: 5,
  Error: 6,
});

export const StateMutabilityType = defineEnum('SmartContract.ABI.Entry.StateMutabilityType', {
  UnknownMutabilityType: 0,
  Pure: 1,
  View: 2,
  Nonpayable: 3,
  Payable: 4,
});

export const AbiParam = defineMessage('SmartContract.ABI.Entry.Param', {
  indexed: [1, 'bool'],
  name: [2, 'string'],
  type: [3, 'string'],
});

export const AbiEntry = defineMessage('SmartContract.ABI.Entry', {
  anonymous: [1, 'bool'],
  constant: [2, 'bool'],
  name: [3, 'string'],
  inputs: [4, repeated(AbiParam)],
  outputs: [5, repeated(AbiParam)],
  type: [6, EntryType],
  payable: [7, 'bool'],
  stateMutability: [8, StateMutabilityType],
});

export const Abi = defineMessage('SmartContract.ABI', { entrys: [1, repeated(AbiEntry)] });

export const SmartContract = defineMessage('SmartContract', {
  origin_address: [1, 'address'],
  contract_address: [2, 'address'],
  abi: [3, Abi],
  bytecode: [4, 'bytes'],
  call_value: [5, 'int64'],
  consume_user_resource_percent: [6, 'int64'],
  name: [7, 'string'],
  origin_energy_limit: [8, 'int64'],
  code_hash: [9, 'bytes'],
  trx_hash: [10, 'bytes'],
  version: [11, 'int32'],
});

export const CreateSmartContract = defineMessage('CreateSmartContract', {
  owner_address: [1, 'address'],
  new_contract: [2, SmartContract],
  call_token_value: [3, 'int64'],
  token_id: [4, 'int64'],
});

export const TriggerSmartContract = defineMessage('TriggerSmartContract', {
  owner_address: [1, 'address'],
  contract_address: [2, 'address'],
  call_value: [3, 'int64'],
  data: [4, 'bytes'],
  call_token_value: [5, 'int64'],
  token_id: [6, 'int64'],
});

export const UpdateSettingContract = defineMessage('UpdateSettingContract', {
  owner_address: [1, 'address'],
  contract_address: [2, 'address'],
  consume_user_resource_percent: [3, 'int64'],
});

export const UpdateEnergyLimitContract = defineMessage('UpdateEnergyLimitContract', {
  owner_address: [1, 'address'],
  contract_address: [2, 'address'],
  origin_energy_limit: [3, 'int64'],
});

export const ClearABIContract = defineMessage('ClearABIContract', {
  owner_address: [1, 'address'],
  contract_address: [2, 'address'],
});

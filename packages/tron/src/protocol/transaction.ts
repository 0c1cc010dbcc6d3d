import { defineEnum, defineMessage, repeated } from '../protobuf/message-type.ts';

/** Every contract type with its number, also those that no transaction can carry. */
export const ContractTypeCode = defineEnum('Transaction.Contract.ContractType', {
  AccountCreateContract: 0,
  TransferContract: 1,
  TransferAssetContract: 2,
  VoteAssetContract: 3,
  VoteWitnessContract: 4,
  WitnessCreateContract: 5,
  AssetIssueContract: 6,
  WitnessUpdateContract: 8,
  ParticipateAssetIssueContract: 9,
  AccountUpdateContract: 10,
  FreezeBalanceContract: 11,
  UnfreezeBalanceContract: 12,
  WithdrawBalanceContract: 13,
  UnfreezeAssetContract: 14,
  UpdateAssetContract: 15,
  ProposalCreateContract: 16,
  ProposalApproveContract: 17,
  ProposalDeleteContract: 18,
  SetAccountIdContract: 19,
  CustomContract: 20,
  CreateSmartContract: 30,
  TriggerSmartContract: 31,
  GetContract: 32,
  UpdateSettingContract: 33,
  ExchangeCreateContract: 41,
  ExchangeInjectContract: 42,
  ExchangeWithdrawContract: 43,
  ExchangeTransactionContract: 44,
  UpdateEnergyLimitContract: 45,
  AccountPermissionUpdateContract: 46,
  ClearABIContract: 48,
  UpdateBrokerageContract: 49,
  ShieldedTransferContract: 51,
  MarketSellAssetContract: 52,
  MarketCancelOrderContract: 53,
  FreezeBalanceV2Contract: 54,
  UnfreezeBalanceV2Contract: 55,
  WithdrawExpireUnfreezeContract: 56,
  DelegateResourceContract: 57,
  UnDelegateResourceContract: 58,
  CancelAllUnfreezeV2Contract: 59,
});

/** `google.protobuf.Any`: the encoded contract message and which message it is. */
export const Any = defineMessage('Any', { type_url: [1, 'string'], value: [2, 'bytes'] });

export const Contract = defineMessage('Transaction.Contract', {
  type: [1, ContractTypeCode],
  parameter: [2, Any],
  provider: [3, 'bytes'],
  ContractName: [4, 'bytes'],
  Permission_id: [5, 'int32'],
});

export const AccountId = defineMessage('AccountId', { name: [1, 'name'], address: [2, 'address'] });

export const Authority = defineMessage('authority', {
  account: [1, AccountId],
  permission_name: [2, 'name'],
});

export const TransactionRaw = defineMessage('Transaction.raw', {
  ref_block_bytes: [1, 'bytes'],
  ref_block_num: [3, 'int64'],
  ref_block_hash: [4, 'bytes'],
  expiration: [8, 'int64'],
  auths: [9, repeated(Authority)],
  data: [10, 'bytes'],
  contract: [11, repeated(Contract)],
  scripts: [12, 'bytes'],
  timestamp: [14, 'int64'],
  fee_limit: [18, 'int64'],
});

/**
 * `Transaction` with its parts left encoded: the id is a hash of the raw bytes, which therefore are
 * never encoded again. `raw_data` is repeated here so that a second one can be noticed.
 */
export const TransactionEnvelope = defineMessage('Transaction', {
  raw_data: [1, repeated('bytes')],
  signature: [2, repeated('bytes')],
  ret: [5, repeated('bytes')],
});

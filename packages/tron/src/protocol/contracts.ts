import type { MessageInput, MessageOf } from '../protobuf/message-type.ts';
import * as account from './account-contracts.ts';
import * as asset from './asset-contracts.ts';
import * as balance from './balance.ts';
import * as exchange from './exchange-contracts.ts';
import * as governance from './governance-contracts.ts';
import * as smart from './smart-contract.ts';

/**
 * Message of every contract type. Types without a message of their own (custom, get, shielded) are
 * left out: no transaction can carry them.
 */
export const contractMessages = {
  AccountCreateContract: account.AccountCreateContract,
  TransferContract: balance.TransferContract,
  TransferAssetContract: asset.TransferAssetContract,
  VoteAssetContract: governance.VoteAssetContract,
  VoteWitnessContract: governance.VoteWitnessContract,
  WitnessCreateContract: governance.WitnessCreateContract,
  AssetIssueContract: asset.AssetIssueContract,
  WitnessUpdateContract: governance.WitnessUpdateContract,
  ParticipateAssetIssueContract: asset.ParticipateAssetIssueContract,
  AccountUpdateContract: account.AccountUpdateContract,
  FreezeBalanceContract: balance.FreezeBalanceContract,
  UnfreezeBalanceContract: balance.UnfreezeBalanceContract,
  WithdrawBalanceContract: balance.WithdrawBalanceContract,
  UnfreezeAssetContract: asset.UnfreezeAssetContract,
  UpdateAssetContract: asset.UpdateAssetContract,
  ProposalCreateContract: governance.ProposalCreateContract,
  ProposalApproveContract: governance.ProposalApproveContract,
  ProposalDeleteContract: governance.ProposalDeleteContract,
  SetAccountIdContract: account.SetAccountIdContract,
  CreateSmartContract: smart.CreateSmartContract,
  TriggerSmartContract: smart.TriggerSmartContract,
  UpdateSettingContract: smart.UpdateSettingContract,
  ExchangeCreateContract: exchange.ExchangeCreateContract,
  ExchangeInjectContract: exchange.ExchangeInjectContract,
  ExchangeWithdrawContract: exchange.ExchangeWithdrawContract,
  ExchangeTransactionContract: exchange.ExchangeTransactionContract,
  UpdateEnergyLimitContract: smart.UpdateEnergyLimitContract,
  AccountPermissionUpdateContract: account.AccountPermissionUpdateContract,
  ClearABIContract: smart.ClearABIContract,
  UpdateBrokerageContract: governance.UpdateBrokerageContract,
  MarketSellAssetContract: exchange.MarketSellAssetContract,
  MarketCancelOrderContract: exchange.MarketCancelOrderContract,
  FreezeBalanceV2Contract: balance.FreezeBalanceV2Contract,
  UnfreezeBalanceV2Contract: balance.UnfreezeBalanceV2Contract,
  WithdrawExpireUnfreezeContract: balance.WithdrawExpireUnfreezeContract,
  DelegateResourceContract: balance.DelegateResourceContract,
  UnDelegateResourceContract: balance.UnDelegateResourceContract,
  CancelAllUnfreezeV2Contract: balance.CancelAllUnfreezeV2Contract,
} as const;

export type ContractType = keyof typeof contractMessages;
export type ContractValue<T extends ContractType> = MessageOf<(typeof contractMessages)[T]>;
export type ContractInput<T extends ContractType> = MessageInput<(typeof contractMessages)[T]>;

export function isContractType(name: string): name is ContractType {
  return Object.hasOwn(contractMessages, name);
}

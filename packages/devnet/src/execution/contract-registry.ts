import type { ContractType } from '@vellum/tron/protocol/contracts';
import type { TransactionContract } from '@vellum/tron/transaction';
import { accountCreate } from './account-create.ts';
import { accountPermissionUpdate } from './account-permission-update.ts';
import { accountUpdate } from './account-update.ts';
import { assetIssue } from './asset-issue.ts';
import { cancelAllUnfreezeV2 } from './cancel-all-unfreeze-v2.ts';
import { clearAbi } from './clear-abi.ts';
import type { ValidationContext } from './context.ts';
import { createProblem } from './create-smart-contract.ts';
import { delegateResource } from './delegate-resource.ts';
import { exchangeCreate } from './exchange-create.ts';
import { exchangeInject } from './exchange-inject.ts';
import { exchangeTransaction } from './exchange-transaction.ts';
import { exchangeWithdraw } from './exchange-withdraw.ts';
import { freezeBalance, unfreezeBalance } from './freeze-balance.ts';
import { freezeBalanceV2 } from './freeze-balance-v2.ts';
import type { NativeContract } from './native-contract.ts';
import { participateAssetIssue } from './participate-asset-issue.ts';
import { proposalApprove } from './proposal-approve.ts';
import { proposalCreate } from './proposal-create.ts';
import { proposalDelete } from './proposal-delete.ts';
import { setAccountId } from './set-account-id.ts';
import { transfer } from './transfer.ts';
import { transferAsset } from './transfer-asset.ts';
import { triggerProblem } from './trigger-smart-contract.ts';
import { undelegateResource } from './undelegate-resource.ts';
import { unfreezeAsset } from './unfreeze-asset.ts';
import { unfreezeBalanceV2 } from './unfreeze-balance-v2.ts';
import { updateAsset } from './update-asset.ts';
import { updateBrokerage } from './update-brokerage.ts';
import { updateEnergyLimit } from './update-energy-limit.ts';
import { updateSetting } from './update-setting.ts';
import { voteWitness } from './vote-witness.ts';
import { withdrawBalance } from './withdraw-balance.ts';
import { withdrawExpireUnfreeze } from './withdraw-expire-unfreeze.ts';
import { witnessCreate } from './witness-create.ts';
import { witnessUpdate } from './witness-update.ts';

const native: { readonly [T in ContractType]?: NativeContract<T> } = {
  AccountCreateContract: accountCreate,
  AccountPermissionUpdateContract: accountPermissionUpdate,
  AccountUpdateContract: accountUpdate,
  AssetIssueContract: assetIssue,
  CancelAllUnfreezeV2Contract: cancelAllUnfreezeV2,
  ClearABIContract: clearAbi,
  DelegateResourceContract: delegateResource,
  ExchangeCreateContract: exchangeCreate,
  ExchangeInjectContract: exchangeInject,
  ExchangeTransactionContract: exchangeTransaction,
  ExchangeWithdrawContract: exchangeWithdraw,
  FreezeBalanceContract: freezeBalance,
  FreezeBalanceV2Contract: freezeBalanceV2,
  ParticipateAssetIssueContract: participateAssetIssue,
  ProposalApproveContract: proposalApprove,
  ProposalCreateContract: proposalCreate,
  ProposalDeleteContract: proposalDelete,
  SetAccountIdContract: setAccountId,
  TransferAssetContract: transferAsset,
  TransferContract: transfer,
  UnDelegateResourceContract: undelegateResource,
  UnfreezeAssetContract: unfreezeAsset,
  UnfreezeBalanceContract: unfreezeBalance,
  UnfreezeBalanceV2Contract: unfreezeBalanceV2,
  UpdateAssetContract: updateAsset,
  UpdateBrokerageContract: updateBrokerage,
  UpdateEnergyLimitContract: updateEnergyLimit,
  UpdateSettingContract: updateSetting,
  VoteWitnessContract: voteWitness,
  WithdrawBalanceContract: withdrawBalance,
  WithdrawExpireUnfreezeContract: withdrawExpireUnfreeze,
  WitnessCreateContract: witnessCreate,
  WitnessUpdateContract: witnessUpdate,
};

/** The native contract of a type, undefined for code and for types this chain does not have. */
export function nativeContract(type: ContractType): NativeContract<ContractType> | undefined {
  return native[type] as NativeContract<ContractType> | undefined;
}

/** java-tron's reason why a contract could not be executed on this state, undefined when it could. */
export function contractProblem(
  context: ValidationContext,
  contract: TransactionContract,
): string | undefined {
  if (contract.type === 'CreateSmartContract') return createProblem(context, contract.value);
  if (contract.type === 'TriggerSmartContract') return triggerProblem(context, contract.value);
  const known = nativeContract(contract.type);
  return known ? known.validate(context, contract.value) : unsupported(contract.type);
}

export function unsupported(type: ContractType): string {
  return type === 'MarketSellAssetContract' || type === 'MarketCancelOrderContract'
    ? 'Not support Market Transaction, need to be opened by the committee'
    : `${type} is not supported by this chain`;
}

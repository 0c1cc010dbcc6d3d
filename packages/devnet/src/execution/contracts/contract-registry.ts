import type { ContractType } from '@vellum/tron/protocol/contracts';
import type { TransactionContract } from '@vellum/tron/transaction';
import { accountCreate } from '../accounts/account-create.ts';
import { accountPermissionUpdate } from '../accounts/account-permission-update.ts';
import { accountUpdate } from '../accounts/account-update.ts';
import { setAccountId } from '../accounts/set-account-id.ts';
import { assetIssue } from '../assets/asset-issue.ts';
import { participateAssetIssue } from '../assets/participate-asset-issue.ts';
import { transferAsset } from '../assets/transfer-asset.ts';
import { unfreezeAsset } from '../assets/unfreeze-asset.ts';
import { updateAsset } from '../assets/update-asset.ts';
import type { ValidationContext } from '../context.ts';
import { exchangeCreate } from '../exchanges/exchange-create.ts';
import { exchangeInject } from '../exchanges/exchange-inject.ts';
import { exchangeTransaction } from '../exchanges/exchange-transaction.ts';
import { exchangeWithdraw } from '../exchanges/exchange-withdraw.ts';
import { proposalApprove } from '../governance/proposal-approve.ts';
import { proposalCreate } from '../governance/proposal-create.ts';
import { proposalDelete } from '../governance/proposal-delete.ts';
import { updateBrokerage } from '../governance/update-brokerage.ts';
import { voteWitness } from '../governance/vote-witness.ts';
import { withdrawBalance } from '../governance/withdraw-balance.ts';
import { witnessCreate } from '../governance/witness-create.ts';
import { witnessUpdate } from '../governance/witness-update.ts';
import type { NativeContract } from '../native-contract.ts';
import { cancelAllUnfreezeV2 } from '../stakes/cancel-all-unfreeze-v2.ts';
import { delegateResource } from '../stakes/delegate-resource.ts';
import { freezeBalance, unfreezeBalance } from '../stakes/freeze-balance.ts';
import { freezeBalanceV2 } from '../stakes/freeze-balance-v2.ts';
import { undelegateResource } from '../stakes/undelegate-resource.ts';
import { unfreezeBalanceV2 } from '../stakes/unfreeze-balance-v2.ts';
import { withdrawExpireUnfreeze } from '../stakes/withdraw-expire-unfreeze.ts';
import { transfer } from '../transfer.ts';
import { clearAbi } from './clear-abi.ts';
import { createProblem } from './create-smart-contract.ts';
import { triggerProblem } from './trigger-smart-contract.ts';
import { updateEnergyLimit } from './update-energy-limit.ts';
import { updateSetting } from './update-setting.ts';

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

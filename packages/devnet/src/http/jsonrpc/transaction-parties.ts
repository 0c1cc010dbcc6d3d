import type { Transaction } from '@vellum/tron/transaction';
import type { Receipt } from '../../execution/receipt.ts';

const TRX = 1_000_000n;

/** Fees that java-tron shows as values, whatever a chain charges. */
const WITNESS_FEE = 9_999n * TRX;
const ISSUE_FEE = 1_024n * TRX;
const PERMISSION_FEE = 100n * TRX;

/** Whom a transaction is for; undefined when nobody. */
export function recipientOf({ contract }: Transaction): Uint8Array | undefined {
  switch (contract.type) {
    case 'AccountCreateContract':
      return contract.value.account_address;
    case 'TransferContract':
    case 'TransferAssetContract':
    case 'ParticipateAssetIssueContract':
      return contract.value.to_address;
    case 'VoteWitnessContract':
      return contract.value.votes[0]?.vote_address;
    case 'FreezeBalanceContract':
    case 'UnfreezeBalanceContract':
    case 'DelegateResourceContract':
    case 'UnDelegateResourceContract':
      return contract.value.receiver_address;
    case 'TriggerSmartContract':
    case 'UpdateSettingContract':
    case 'UpdateEnergyLimitContract':
    case 'ClearABIContract':
      return contract.value.contract_address;
    default:
      return undefined;
  }
}

/** What java-tron counts as the value of a transaction: sun, units of a token or votes, by its type. */
export function amountOf({ contract }: Transaction, receipt: Receipt | undefined): bigint {
  switch (contract.type) {
    case 'TransferContract':
    case 'TransferAssetContract':
      return contract.value.amount;
    case 'TriggerSmartContract':
      return contract.value.call_value;
    case 'VoteWitnessContract':
      return contract.value.votes.reduce((sum, { vote_count }) => sum + vote_count, 0n);
    case 'FreezeBalanceContract':
      return contract.value.frozen_balance;
    case 'ExchangeInjectContract':
    case 'ExchangeWithdrawContract':
    case 'ExchangeTransactionContract':
      return contract.value.quant;
    default:
      return feeOf(contract.type) ?? effectOf(receipt);
  }
}

function feeOf(type: Transaction['contract']['type']): bigint | undefined {
  switch (type) {
    case 'WitnessCreateContract':
      return WITNESS_FEE;
    case 'AssetIssueContract':
    case 'ExchangeCreateContract':
      return ISSUE_FEE;
    case 'AccountPermissionUpdateContract':
      return PERMISSION_FEE;
    default:
      return undefined;
  }
}

/** What came back to the balance or was staked again. */
function effectOf(receipt: Receipt | undefined): bigint {
  const { withdrawnReward, withdrawnUnstaked, restaked } = receipt?.effects ?? {};
  if (restaked !== undefined) return Object.values(restaked).reduce((sum, each) => sum + each, 0n);
  return withdrawnReward ?? withdrawnUnstaked ?? 0n;
}

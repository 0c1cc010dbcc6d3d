import type { JsonObject } from '@vellum/tron/json';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import { transactionToJson } from '@vellum/tron/transaction-json';
import type { Block } from '../chain/block.ts';
import { InternalTransactionMessage, internalMessage } from './log-json.ts';

const STYLE = { visible: false };

/** A transaction with its costs, as the account history prints it: zeros included. */
export function historyJson(block: Block, index: number): JsonObject {
  const transaction = block.transactions[index];
  const receipt = block.receipts[index];
  if (!transaction || !receipt) return {};
  return {
    ret: [{ contractRet: receipt.result ?? 'SUCCESS', fee: receipt.fee }],
    ...transactionToJson(transaction, STYLE),
    blockNumber: block.number,
    block_timestamp: block.timestamp,
    net_usage: receipt.netUsage,
    net_fee: receipt.netFee,
    energy_usage: receipt.energyUsage,
    energy_fee: receipt.energyFee,
    energy_usage_total: receipt.energyUsageTotal,
    internal_transactions: receipt.internal.map((internal) =>
      messageToJson(InternalTransactionMessage, internalMessage(internal), STYLE),
    ),
  };
}

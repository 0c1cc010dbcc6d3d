import { addressBytes } from '@vellum/tron/address';
import { fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { defineEnum, defineMessage, repeated } from '@vellum/tron/protobuf/message-type';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Receipt } from '../execution/receipt.ts';
import { InternalTransactionMessage, internalMessage, LogMessage, logMessage } from './log-json.ts';

const InfoCode = defineEnum('TransactionInfo.code', { SUCESS: 0, FAILED: 1 });

const ResourceReceipt = defineMessage('ResourceReceipt', {
  energy_usage: [1, 'int64'],
  energy_fee: [2, 'int64'],
  origin_energy_usage: [3, 'int64'],
  energy_usage_total: [4, 'int64'],
  net_usage: [5, 'int64'],
  net_fee: [6, 'int64'],
  result: [7, 'string'],
  energy_penalty_total: [8, 'int64'],
});

const TransactionInfo = defineMessage('TransactionInfo', {
  id: [1, 'bytes'],
  fee: [2, 'int64'],
  blockNumber: [3, 'int64'],
  blockTimeStamp: [4, 'int64'],
  contractResult: [5, repeated('bytes')],
  contract_address: [6, 'address'],
  receipt: [7, ResourceReceipt],
  log: [8, repeated(LogMessage)],
  result: [9, InfoCode],
  resMessage: [10, 'name'],
  assetIssueID: [14, 'string'],
  withdraw_amount: [15, 'int64'],
  internal_transactions: [17, repeated(InternalTransactionMessage)],
  exchange_received_amount: [18, 'int64'],
  exchange_inject_another_amount: [19, 'int64'],
  exchange_withdraw_another_amount: [20, 'int64'],
  exchange_id: [21, 'int64'],
  withdraw_expire_amount: [28, 'int64'],
});

/** What a transaction did, as `gettransactioninfobyid` prints it. */
export function receiptJson(receipt: Receipt, style: JsonStyle): JsonObject {
  const failed = receipt.result !== undefined && receipt.result !== 'SUCCESS';
  const info = {
    id: fromHex(receipt.txid),
    fee: receipt.fee,
    blockNumber: BigInt(receipt.blockNumber),
    blockTimeStamp: BigInt(receipt.blockTimestamp),
    contractResult: [receipt.returnData],
    contract_address: receipt.contractAddress && addressBytes(receipt.contractAddress),
    receipt: resourceReceipt(receipt),
    log: receipt.logs.map((log) => logMessage(log, style)),
    result: failed ? ('FAILED' as const) : ('SUCESS' as const),
    resMessage: failed ? utf8ToBytes(receipt.message) : undefined,
    internal_transactions: receipt.internal.map(internalMessage),
    ...effectFields(receipt),
  };
  return { ...messageToJson(TransactionInfo, info, style), ...cancelledJson(receipt) };
}

function effectFields({ effects }: Receipt) {
  const exchange = effects?.exchange;
  return {
    assetIssueID: effects?.issuedToken,
    withdraw_amount: effects?.withdrawnReward,
    withdraw_expire_amount: effects?.withdrawnUnstaked,
    exchange_id: exchange?.id === undefined ? undefined : BigInt(exchange.id),
    exchange_received_amount: exchange?.received,
    exchange_inject_another_amount: exchange?.injectedOther,
    exchange_withdraw_another_amount: exchange?.withdrawnOther,
  };
}

/** A map prints as a list of its entries, empty ones included, in the order of Java's hash table. */
function cancelledJson({ effects }: Receipt): JsonObject {
  const restaked = effects?.restaked;
  if (restaked === undefined) return {};
  const entries = CANCELLED_ORDER.map((key) => ({ key, value: restaked[key] }));
  return { cancel_unfreezeV2_amount: entries };
}

const CANCELLED_ORDER = ['ENERGY', 'TRON_POWER', 'BANDWIDTH'] as const;

function resourceReceipt(receipt: Receipt) {
  return {
    energy_usage: receipt.energyUsage,
    energy_fee: receipt.energyFee,
    origin_energy_usage: receipt.originEnergyUsage,
    energy_usage_total: receipt.energyUsageTotal,
    net_usage: receipt.netUsage,
    net_fee: receipt.netFee,
    result: receipt.result ?? '',
    energy_penalty_total: receipt.energyPenalty,
  };
}

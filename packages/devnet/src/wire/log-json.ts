import { addressBytes, evmAddressBytes } from '@vellum/tron/address';
import { fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { defineMessage, type MessageInput, repeated } from '@vellum/tron/protobuf/message-type';
import type { JsonStyle } from '@vellum/tron/protocol/to-json';
import type { InternalTransaction, Log } from '../tvm/execution.ts';

export const LogMessage = defineMessage('TransactionInfo.Log', {
  address: [1, 'address'],
  topics: [2, repeated('bytes')],
  data: [3, 'bytes'],
});

const CallValueInfo = defineMessage('InternalTransaction.CallValueInfo', {
  callValue: [1, 'int64'],
  tokenId: [2, 'string'],
});

export const InternalTransactionMessage = defineMessage('InternalTransaction', {
  hash: [1, 'bytes'],
  caller_address: [2, 'address'],
  transferTo_address: [3, 'address'],
  callValueInfo: [4, repeated(CallValueInfo)],
  note: [5, 'bytes'],
  rejected: [6, 'bool'],
  extra: [7, 'string'],
});

/** java-tron keeps log addresses without their prefix and adds it only to show them in base58. */
export function logMessage(log: Log, style: JsonStyle): MessageInput<typeof LogMessage> {
  return {
    address: style.visible ? addressBytes(log.address) : evmAddressBytes(log.address),
    topics: log.topics,
    data: log.data,
  };
}

export function internalMessage(
  internal: InternalTransaction,
): MessageInput<typeof InternalTransactionMessage> {
  const tokenInfos = Object.entries(internal.tokens ?? {}).map(([tokenId, callValue]) => ({
    tokenId,
    callValue,
  }));
  return {
    hash: fromHex(internal.hash),
    caller_address: addressBytes(internal.from),
    transferTo_address: internal.to && addressBytes(internal.to),
    callValueInfo: [{ callValue: internal.value }, ...tokenInfos],
    note: utf8ToBytes(internal.note),
    rejected: internal.rejected,
    extra: internal.extra,
  };
}

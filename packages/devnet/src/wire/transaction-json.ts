import type { JsonObject } from '@vellum/tron/json';
import type { JsonStyle } from '@vellum/tron/protocol/to-json';
import type { Transaction } from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import type { Receipt } from '../execution/receipt.ts';
import { asJavaObject } from './java-object.ts';

/** A transaction of a block, with `ret` as java-tron stores it; without a receipt it is still waiting. */
export function minedTransactionJson(
  transaction: Transaction,
  receipt: Receipt | undefined,
  style: JsonStyle,
): JsonObject {
  return asJavaObject({
    ...(receipt && { ret: [{ contractRet: receipt.result ?? 'SUCCESS' }] }),
    ...transactionToJson(transaction, style),
  });
}

/** A transaction that the node built for the caller, who must know how to read its addresses. */
export function draftTransactionJson(transaction: Transaction, style: JsonStyle): JsonObject {
  return asJavaObject({ visible: style.visible, ...transactionToJson(transaction, style) });
}

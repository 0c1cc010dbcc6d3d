import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import type { Transaction } from '@vellum/tron/transaction';
import { hexOf } from '../tvm/words.ts';
import { messageText } from './message-text.ts';

/** The plain protobuf form that `broadcasthex` repeats as a text: contracts stay packed. */
export function rawTransactionText({ raw, signatures }: Transaction): string {
  const signed = signatures.map((signature) => `"${hexOf(signature)}"`).join(',');
  const rest = signatures.length > 0 ? `,"signature":[${signed}]` : '';
  return `{"raw_data":${messageText(TransactionRaw, raw)}${rest}}`;
}

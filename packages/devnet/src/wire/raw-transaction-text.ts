import { toHex } from '@vellum/tron/bytes';
import { messageToJson } from '@vellum/tron/protocol/to-json';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import type { Transaction } from '@vellum/tron/transaction';
import { printJson } from './json-text.ts';

/** The plain protobuf form that `broadcasthex` repeats as a text: contracts stay packed. */
export function rawTransactionText({ raw, signatures }: Transaction): string {
  return printJson({
    raw_data: messageToJson(TransactionRaw, raw, { visible: true }),
    ...(signatures.length > 0 && { signature: signatures.map(toHex) }),
  });
}

import { encodeTransaction, type Transaction } from '@vellum/tron/transaction';

const encoded = new WeakMap<Transaction, Uint8Array>();

/** Bytes of a transaction with its signatures, made once: size, fee, block and log all ask for them. */
export function encodedOf(transaction: Transaction): Uint8Array {
  let bytes = encoded.get(transaction);
  if (bytes === undefined) {
    bytes = encodeTransaction(transaction);
    encoded.set(transaction, bytes);
  }
  return bytes;
}

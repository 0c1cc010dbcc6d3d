import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { MalformedTransaction, transactionFromRaw } from '@vellum/tron/transaction';

/** The expiration (chain time) in the raw bytes of a transaction; null unless they are this transaction's. */
export function signedExpiration(txid: string, rawDataHex: string | undefined): number | null {
  if (rawDataHex === undefined || !/^([0-9a-fA-F]{2})+$/.test(rawDataHex)) return null;
  const raw = fromHex(rawDataHex);
  if (toHex(sha256(raw)) !== txid) return null;
  try {
    return Number(transactionFromRaw(raw, []).raw.expiration);
  } catch (cause) {
    if (cause instanceof MalformedTransaction) return null;
    throw cause;
  }
}

import { fromHex, MalformedHex, toHex } from '@vellum/tron/bytes';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { MalformedMessage } from '@vellum/tron/protobuf/wire';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';

/** The bytes of a transaction without its block reference and times, which no two runs share. */
export function namedRawTransaction(hex: string): string {
  try {
    const raw = decodeMessage(TransactionRaw, fromHex(hex));
    const { ref_block_bytes, ref_block_hash, expiration, timestamp, ...rest } = raw;
    return `raw ${toHex(encodeMessage(TransactionRaw, rest))}`;
  } catch (cause) {
    if (cause instanceof MalformedHex || cause instanceof MalformedMessage) return `bytes ${hex}`;
    throw cause;
  }
}

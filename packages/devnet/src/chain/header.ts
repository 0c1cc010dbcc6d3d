import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { BlockHeaderRaw } from '@vellum/tron/protocol/block';
import { signDigest } from '@vellum/tron/signature';
import { sha256, sha256Hex } from './sha256.ts';

/** Version that java-tron 4.8.0 writes into block headers. */
export const BLOCK_VERSION = 31;

export type HeaderFields = Readonly<{
  number: number;
  /** Milliseconds. */
  timestamp: number;
  parentId: string;
  txTrieRoot: string;
  witness: HexAddress;
}>;

export type SealedHeader = HeaderFields & Readonly<{ id: string }>;

/** Adds the block id: 8 bytes of number, then the last 24 of sha256 over the encoded header. */
export function sealHeader(fields: HeaderFields): SealedHeader {
  const number = fields.number.toString(16).padStart(16, '0');
  return { ...fields, id: number + sha256Hex(headerBytes(fields)).slice(16) };
}

/** The witness's signature; deterministic, so it need not be kept. */
export function signHeader(fields: HeaderFields, witnessKey: Uint8Array): Uint8Array {
  return signDigest(sha256(headerBytes(fields)), witnessKey);
}

function headerBytes(fields: HeaderFields): Uint8Array {
  return encodeMessage(BlockHeaderRaw, {
    number: BigInt(fields.number),
    timestamp: BigInt(fields.timestamp),
    parentHash: fromHex(fields.parentId),
    txTrieRoot: fromHex(fields.txTrieRoot),
    witness_address: addressBytes(fields.witness),
    version: BLOCK_VERSION,
  });
}

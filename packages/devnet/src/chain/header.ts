import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { BlockHeaderRaw } from '@vellum/tron/protocol/block';
import { signDigest } from '@vellum/tron/signature';
import { sha256, sha256Hex } from './sha256.ts';

/** Version that java-tron 4.8.1 writes into block headers. */
const BLOCK_VERSION = 32;

/** What every TRON chain has in block 0 where later blocks have the address of their witness. */
export const GENESIS_WITNESS = toHex(
  utf8ToBytes(
    'A new system must allow existing systems to be linked together ' +
      'without requiring any central control or coordination',
  ),
);

export type HeaderFields = Readonly<{
  number: number;
  /** Milliseconds. */
  timestamp: number;
  parentId: string;
  txTrieRoot: string;
  /** Hex: the address of the witness, or `GENESIS_WITNESS`. */
  witness: string;
}>;

export type SealedHeader = HeaderFields & Readonly<{ id: string }>;

/** Adds the block id: 8 bytes of number, then the last 24 of sha256 over the encoded header. */
export function sealHeader(fields: HeaderFields): SealedHeader {
  const number = fields.number.toString(16).padStart(16, '0');
  return { ...fields, id: number + sha256Hex(headerBytes(fields)).slice(16) };
}

/** Nobody produced block 0, so it names no version. */
export function versionOf({ number }: Pick<HeaderFields, 'number'>): number {
  return number === 0 ? 0 : BLOCK_VERSION;
}

/** The witness's signature, empty in block 0; deterministic, so it need not be kept. */
export function signHeader(fields: HeaderFields, witnessKey: Uint8Array): Uint8Array {
  if (fields.number === 0) return new Uint8Array(0);
  return signDigest(sha256(headerBytes(fields)), witnessKey);
}

function headerBytes(fields: HeaderFields): Uint8Array {
  return encodeMessage(BlockHeaderRaw, {
    number: BigInt(fields.number),
    timestamp: BigInt(fields.timestamp),
    parentHash: fromHex(fields.parentId),
    txTrieRoot: fromHex(fields.txTrieRoot),
    witness_address: fromHex(fields.witness),
    version: versionOf(fields),
  });
}

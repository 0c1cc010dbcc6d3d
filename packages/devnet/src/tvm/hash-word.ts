import { keccak256 } from '@vellum/tron/hash';
import { remembered } from '@vellum/tron/remembered';
import { type Word, wordOfBytes } from './words.ts';

/** Bytes that Solidity hashes to find a row of a mapping: the key and the mapping's place. */
const MAPPING_BYTES = 64;

/** By the bytes as a text of one character each. */
const rowOf = remembered(
  (text: string): Word => wordOfBytes(keccak256(Buffer.from(text, 'latin1'))),
  4_096,
);

/** keccak256 as a word. Rows of mappings are looked for over and over, so their hashes are remembered. */
export function hashWord(bytes: Uint8Array): Word {
  if (bytes.length !== MAPPING_BYTES) return wordOfBytes(keccak256(bytes));
  return rowOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
}

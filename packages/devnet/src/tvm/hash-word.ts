import { keccak256 } from '@vellum/tron/hash';
import { type Word, wordOfBytes } from './words.ts';

/** Bytes that Solidity hashes to find a row of a mapping: the key and the mapping's place. */
const MAPPING_BYTES = 64;
const MOST_REMEMBERED = 4_096;

const remembered = new Map<string, Word>();

/** keccak256 as a word. Rows of mappings are found over and over, so their hashes are remembered. */
export function hashWord(bytes: Uint8Array): Word {
  if (bytes.length !== MAPPING_BYTES) return wordOfBytes(keccak256(bytes));
  const name = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  let word = remembered.get(name);
  if (word === undefined) {
    word = wordOfBytes(keccak256(bytes));
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(name, word);
  }
  return word;
}

import { createHash } from 'node:crypto';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { wordsIn } from '../energy.ts';
import type { Precompile } from './precompile.ts';

function sha(input: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(input).digest());
}

const perWord = (base: number, word: number) => (input: Uint8Array) =>
  base + word * wordsIn(input.length);

export const identity: Precompile = {
  energy: perWord(15, 3),
  run: (input) => input,
};

export const sha256: Precompile = {
  energy: perWord(60, 12),
  run: sha,
};

/** What is at Ethereum's address of ripemd160: sha256 of the first 20 bytes of a sha256. */
export const shortenedSha256: Precompile = {
  energy: perWord(600, 120),
  run: (input) => sha(sha(input).subarray(0, 20)),
};

/** The real ripemd160, at an address of its own. */
export const realRipemd160: Precompile = {
  energy: perWord(600, 120),
  run: (input) => {
    const output = new Uint8Array(32);
    output.set(ripemd160(input), 12);
    return output;
  },
};

import { recoverSigner } from '../../recover.ts';
import { bytesOfWord, prefixedWordOfAddress } from '../words.ts';
import { type Precompile, paddedSlice } from './precompile.ts';

const ENERGY = 3000;
const EMPTY = new Uint8Array(0);

function recovered(input: Uint8Array): Uint8Array {
  if (input.length < 96) return EMPTY;
  const v = input.subarray(32, 64);
  const last = v[31];
  if (v.subarray(0, 31).some((byte) => byte !== 0) || (last !== 27 && last !== 28)) return EMPTY;
  const signature = paddedSlice(input, 64, 65);
  signature[64] = last;
  const signer = recoverSigner(input.subarray(0, 32), signature);
  return signer === null ? EMPTY : bytesOfWord(prefixedWordOfAddress(signer));
}

/** Signer of a digest as a 21-byte address; empty when there is none, which is no failure. */
export const ecrecover: Precompile = { energy: () => ENERGY, run: recovered };

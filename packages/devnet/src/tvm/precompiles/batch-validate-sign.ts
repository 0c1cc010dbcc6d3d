import { Fault } from '../fault.ts';
import { addressOfWord } from '../words.ts';
import type { Precompile } from './precompile.ts';
import { SignatureArguments } from './signature-arguments.ts';
import { recoverStrictly } from './strict-recover.ts';

const ENERGY_PER_SIGNATURE = 1500;
const MAX_SIGNATURES = 16;
const HEADER_WORDS = 5;
const WORDS_PER_SIGNATURE = 6;

/** Truncates towards zero like java, so an input shorter than the header costs nothing. */
function energy(input: Uint8Array): number {
  const words = Math.floor(input.length / 32) - HEADER_WORDS;
  return ENERGY_PER_SIGNATURE * Math.trunc(words / WORDS_PER_SIGNATURE);
}

function validate(input: Uint8Array): Uint8Array {
  const result = new Uint8Array(32);
  const call = new SignatureArguments(input);
  const digest = call.bytes(0);
  const signatures = call.signatures(call.arrayAt(1), MAX_SIGNATURES);
  const addresses = call.addresses(call.arrayAt(2));
  if (signatures.length > MAX_SIGNATURES || signatures.length !== addresses.length) return result;
  signatures.forEach((signature, index) => {
    const signer = recoverStrictly(digest, signature);
    if (signer !== null && signer === addressOfWord(addresses[index] ?? 0n)) result[index] = 1;
  });
  return result;
}

/** (bytes32 digest, bytes[] signatures, address[] signers): byte i of the answer tells whether signature i holds. */
export const batchValidateSign: Precompile = {
  energy,
  run: (input) => {
    try {
      return validate(input);
    } catch (error) {
      if (error instanceof Fault) return new Uint8Array(32);
      throw error;
    }
  },
};

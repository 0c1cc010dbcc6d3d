import { utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Signer } from '../node/submit.ts';

function signerOf(name: string): Signer {
  const key = sha256(utf8ToBytes(name));
  return { address: addressOfPrivateKey(key), key };
}

/**
 * Who runs the programs: the same account on every node and in every run, since programs hold its
 * signatures. It never sends a transaction, so that it has used none of its resources.
 */
export const programOwner: Signer = signerOf('vellum conformance: owner of programs');

/** Who issues the token that programs send. */
export const tokenIssuer: Signer = signerOf('vellum conformance: issuer of the token of programs');

import type { HexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Signer } from '../node/submit.ts';

function signerOf(name: string): Signer {
  const key = sha256(utf8ToBytes(name));
  return { address: addressOfPrivateKey(key), key };
}

/**
 * Who runs the programs: the same account on every node and in every run, since programs hold its address and
 * signatures. It never sends a transaction, so that it has used none of its resources.
 */
export const programOwner: Signer = signerOf('vellum conformance: owner of programs');

/** Who issues the token that programs send. */
export const tokenIssuer: Signer = signerOf('vellum conformance: issuer of the token of programs');

const wordOfAddress = (address: HexAddress): bigint => BigInt(`0x${address.slice(2)}`);

export const wordOfOwner = (): bigint => wordOfAddress(programOwner.address);

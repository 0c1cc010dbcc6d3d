import type { HexAddress } from '@vellum/tron/address';
import { remembered } from '@vellum/tron/remembered';
import { addressOfPublicKey } from '@vellum/tron/signature';
import { type RecoveryIdType, recover } from 'tiny-secp256k1';
import { isKnownSignature, noteSignature } from './curve/known-key.ts';

const FIRST_V = 27;

/** By the key as a text of one character a byte: whoever signs once often signs again. */
const addressOf = remembered(
  (key: string) => addressOfPublicKey(Buffer.from(key, 'latin1')),
  1_024,
);

/**
 * Who signed the digest, or null when the signature gives no key. Answers exactly like `recoverAddress` of
 * `@vellum/tron/signature`, several times faster because the curve runs as wasm. If it is `expected`, who has signed
 * often, that is found in a shorter way still.
 */
export function recoverSigner(
  digest: Uint8Array,
  signature: Uint8Array,
  expected?: HexAddress,
): HexAddress | null {
  const v = signature[64];
  if (v === undefined || digest.length !== 32) return null;
  const recovery = v < FIRST_V ? v : v - FIRST_V;
  if (recovery > 7) return null;
  if (expected && isKnownSignature(expected, digest, signature, recovery & 3)) return expected;
  const key = keyOf(digest, signature.subarray(0, 64), (recovery & 3) as RecoveryIdType);
  if (key === null) return null;
  const signer = addressOf(bytesAsText(key));
  if (signer === expected) noteSignature(signer, key);
  return signer;
}

function keyOf(digest: Uint8Array, rs: Uint8Array, recovery: RecoveryIdType): Uint8Array | null {
  try {
    return recover(digest, rs, recovery, false);
  } catch {
    // r or s is zero or not below the order of the curve: no key exists, which null stands for.
    return null;
  }
}

function bytesAsText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

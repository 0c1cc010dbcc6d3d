import { secp256k1 } from '@noble/curves/secp256k1.js';
import { type HexAddress, hexAddressFromBytes } from './address.ts';
import { concatBytes } from './bytes.ts';
import { keccak256 } from './hash.ts';

const FIRST_V = 27;

/** Signature of a 32-byte digest: r, s and v (27 or 28), 65 bytes, deterministic and low-s. */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const signed = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' });
  const recovery = signed[0] ?? 0;
  return concatBytes(signed.subarray(1), Uint8Array.of(FIRST_V + recovery));
}

/**
 * Who signed the digest, or null when the signature gives no key. Like java-tron it accepts v as
 * 0 to 7 or 27 to 34 (four more stands for a compressed key), a high s, and bytes after the 65th.
 */
export function recoverAddress(digest: Uint8Array, signature: Uint8Array): HexAddress | null {
  const v = signature[64];
  if (v === undefined || digest.length !== 32) return null;
  const recovery = v < FIRST_V ? v : v - FIRST_V;
  if (recovery > 7) return null;
  try {
    const recovered = concatBytes(Uint8Array.of(recovery & 3), signature.subarray(0, 64));
    const key = secp256k1.Signature.fromBytes(recovered, 'recovered').recoverPublicKey(digest);
    return addressOfPublicKey(key.toBytes(false));
  } catch {
    // r or s out of range, or r not on the curve: no key exists, which null stands for.
    return null;
  }
}

export function addressOfPrivateKey(privateKey: Uint8Array): HexAddress {
  return addressOfPublicKey(secp256k1.getPublicKey(privateKey, false));
}

/** Address of an uncompressed public key (65 bytes, leading 04). */
export function addressOfPublicKey(publicKey: Uint8Array): HexAddress {
  return hexAddressFromBytes(keccak256(publicKey.subarray(1)).subarray(12));
}

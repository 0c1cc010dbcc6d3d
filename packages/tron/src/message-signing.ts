import { type Address, fromHexAddress } from './address.ts';
import { concatBytes, fromHex, MalformedHex, toHex, utf8ToBytes } from './bytes.ts';
import { keccak256 } from './hash.ts';
import { recoverAddress, signDigest } from './signature.ts';

/** Text is signed as its UTF-8 bytes. */
export type Message = string | Uint8Array;

const PREFIX = utf8ToBytes('\x19TRON Signed Message:\n');

/** Half the order of secp256k1: of the two signatures that differ only in s, the low one counts. */
const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** Digest of TIP-191, which wallets show and sign as a message. */
export function hashMessage(message: Message): Uint8Array {
  const bytes = typeof message === 'string' ? utf8ToBytes(message) : message;
  return keccak256(concatBytes(PREFIX, utf8ToBytes(String(bytes.length)), bytes));
}

/** Signature as wallets give it: 0x and 130 hex digits. Same as TronWeb's `signMessageV2`. */
export function signMessage(message: Message, privateKey: Uint8Array): string {
  return `0x${toHex(signDigest(hashMessage(message), privateKey))}`;
}

/**
 * Who signed the message, or null when the signature is malformed. Only the canonical form counts
 * (65 bytes, low s, v of 0, 1, 27 or 28), so that a signature cannot be altered and stay valid.
 */
export function recoverMessageSigner(message: Message, signature: string): Address | null {
  const bytes = parseSignature(signature);
  if (bytes === null || !isCanonical(bytes)) return null;
  const signer = recoverAddress(hashMessage(message), bytes);
  return signer && fromHexAddress(signer);
}

export function verifyMessage(message: Message, signature: string, signer: Address): boolean {
  return recoverMessageSigner(message, signature) === signer;
}

function parseSignature(text: string): Uint8Array | null {
  try {
    return fromHex(text);
  } catch (cause) {
    if (!(cause instanceof MalformedHex)) throw cause;
    return null;
  }
}

function isCanonical(signature: Uint8Array): boolean {
  const v = signature[64] ?? 0;
  const s = BigInt(`0x${toHex(signature.subarray(32, 64)) || '0'}`);
  return signature.length === 65 && s <= MAX_S && [0, 1, 27, 28].includes(v);
}

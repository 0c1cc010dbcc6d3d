import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Hash of transaction ids, block ids and base58 checksums. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return nobleSha256(bytes);
}

/** Hash of addresses, selectors, event topics and signed messages. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  return keccak_256(bytes);
}

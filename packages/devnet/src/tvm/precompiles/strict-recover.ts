import type { HexAddress } from '@vellum/tron/address';
import { recoverSigner } from '../../recover.ts';

/** Signer as the signature precompiles see it: v must be 0, 1, 27 or 28, unlike in a transaction. */
export function recoverStrictly(digest: Uint8Array, signature: Uint8Array): HexAddress | null {
  const v = signature[64];
  if (v === undefined) return null;
  const normal = v < 27 ? v + 27 : v;
  return normal === 27 || normal === 28 ? recoverSigner(digest, signature) : null;
}

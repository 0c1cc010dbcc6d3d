import type { Abi } from '@vellum/tron/abi/abi-item';
import { signatureOf } from '@vellum/tron/abi/abi-lookup';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';

/** The first eight bytes of the hash over all signatures of an ABI, whatever their order. */
export function abiFingerprint(abi: Abi): string {
  const signatures = abi.map((item) => `${item.type} ${signatureOf(item)}`).sort();
  return toHex(sha256(utf8ToBytes(signatures.join('\n')))).slice(0, 16);
}

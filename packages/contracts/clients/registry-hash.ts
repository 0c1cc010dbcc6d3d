import type { Address } from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { abiFingerprints } from './abi-fingerprints.ts';

/**
 * Hash over the contracts of a deployment and their faces: name, address and fingerprint of the ABI, by
 * name. The server tells it and the web computes it, so that two versions of the contracts never mix.
 */
export function registryHash(contracts: Readonly<Record<string, Address>>): string {
  const known: Readonly<Record<string, string>> = abiFingerprints;
  const lines = Object.keys(contracts)
    .sort()
    .map((name) => `${name} ${contracts[name]} ${known[name] ?? ''}`);
  return toHex(sha256(utf8ToBytes(lines.join('\n'))));
}

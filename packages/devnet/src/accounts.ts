import type { HexAddress } from '@vellum/tron/address';
import { concatBytes, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { addressOfPrivateKey } from '@vellum/tron/signature';

/** Private key 1: the elected witness, funded, and the source of the faucet. Known to all: for tests only. */
export const WITNESS_KEY = Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? 1 : 0));

export const WITNESS = '417e5f4552091a69125d5dfcb7b8c2659029395bdf' as HexAddress;

export type KeyPair = Readonly<{ address: HexAddress; privateKey: string }>;

/** The same seed gives the same keys; account 0 is always the witness. */
export function deriveKeys(seed: string, count: number): readonly KeyPair[] {
  return Array.from({ length: count }, (_, index) => {
    const key = index === 0 ? WITNESS_KEY : derivedKey(seed, index);
    return { address: addressOfPrivateKey(key), privateKey: toHex(key) };
  });
}

// A sha256 value is a valid private key but for one in 2^128, so no retry is needed.
function derivedKey(seed: string, index: number): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(seed), utf8ToBytes(`/${index}`)));
}

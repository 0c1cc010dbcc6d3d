import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { int64 } from './internal-transactions.ts';
import { bytesOfWord, hexOf, type Word } from './words.ts';

/** Account that a contract pays when it destroys itself in its own favour, as in mainnet's genesis. */
export const BLACK_HOLE = '4177944d19c052b73ee2286823aa83f8138cb7032f' as HexAddress;

/** Address of a contract made by CREATE: `nonce` counts the internal transactions before it. */
export function createdAddress(rootTxid: Uint8Array, nonce: number): HexAddress {
  return lastTwentyBytes(keccak256(concatBytes(rootTxid, int64(BigInt(nonce)))));
}

/** Address of a contract made by CREATE2; unlike Ethereum's the hash starts with the 41 of the creator. */
export function saltedAddress(creator: HexAddress, salt: Word, initCode: Uint8Array): HexAddress {
  const parts = concatBytes(addressBytes(creator), bytesOfWord(salt), keccak256(initCode));
  return lastTwentyBytes(keccak256(parts));
}

function lastTwentyBytes(hash: Uint8Array): HexAddress {
  return `41${hexOf(hash.subarray(12))}` as HexAddress;
}

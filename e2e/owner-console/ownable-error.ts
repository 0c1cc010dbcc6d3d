import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';

const SELECTOR = 4;

/** Matches how a transaction failed that only an owner may send. */
export const ownableError = new RegExp(
  `REVERT ${toHex(keccak256(utf8ToBytes('OwnableUnauthorizedAccount(address)')).slice(0, SELECTOR))}`,
);

import type { Address } from '@vellum/tron/address';
import { isAlike } from './look-alike.ts';

/** An address that means something to the reader, and what. */
export type KnownAddress = Readonly<{
  address: Address;
  as: 'contact' | 'mine' | 'inviter' | 'used' | 'trader' | 'contract';
  /** Of a contact, or of a contract of ours. */
  name?: string;
}>;

/**
 * The one this address can be mistaken for; the best known counts. It may be known itself: somebody may have bought a
 * card with it to be among those used before.
 */
export function alikeOf(address: Address, known: readonly KnownAddress[]): KnownAddress | null {
  return known.find((other) => isAlike(address, other.address)) ?? null;
}

/** What this very address is to the reader. */
export function knownAs(address: Address, known: readonly KnownAddress[]): KnownAddress | null {
  return known.find((one) => one.address === address) ?? null;
}

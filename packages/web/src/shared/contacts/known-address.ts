import type { Address } from '@vellum/tron/address';

/** What is at an address that something is sent to. */
export type ReceiverKind = 'wallet' | 'new' | 'contract';

/** An address that means something to the reader, and what. */
export type KnownAddress = Readonly<{
  address: Address;
  as: 'contact' | 'mine' | 'inviter' | 'used' | 'trader' | 'contract';
  /** Of a contact, or of a contract of ours. */
  name?: string;
}>;

/**
 * The one this address can be mistaken for; the best known counts. It may be known itself: someone may have bought a
 * card with it to be among those used before.
 */
export function alikeOf(address: Address, known: readonly KnownAddress[]): KnownAddress | null {
  return known.find((other) => isAlike(address, other.address)) ?? null;
}

/** What this very address is to the reader. */
export function knownAs(address: Address, known: readonly KnownAddress[]): KnownAddress | null {
  return known.find((one) => one.address === address) ?? null;
}

/**
 * Whether it may be said what an address is to the reader. That something was sent there before recommends no contract: it
 * is said once it is known that the address is none.
 */
export function isTold({ as }: KnownAddress, kind: ReceiverKind | null): boolean {
  if (as !== 'used' && as !== 'trader') return true;
  return kind !== null && kind !== 'contract';
}

/**
 * Whether two different addresses can be mistaken for each other: alike in what people compare, the first letters
 * after the T or the last ones. Someone may have made one for that.
 */
export function isAlike(one: Address, other: Address): boolean {
  if (one === other) return false;
  // Nobody compares small and capital letters.
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const start = sharedStart(a.slice(1), b.slice(1));
  const end = sharedStart(reversed(a), reversed(b));
  // By chance this meets fewer than one pair of addresses in three hundred thousand.
  return end >= 4 || start >= 4 || (start >= 2 && end >= 3) || (start >= 3 && end >= 2);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

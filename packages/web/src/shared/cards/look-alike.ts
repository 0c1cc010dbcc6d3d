import type { Address } from '@vellum/tron/address';

/**
 * The address used before that this one can be mistaken for: not the same, but alike in what people compare, the
 * first letters after the T or the last ones. Somebody may have made it for that.
 */
export function lookAlikeAmong(address: Address, used: readonly Address[]): Address | null {
  if (used.includes(address)) return null;
  return used.find((other) => isAlike(address, other)) ?? null;
}

function isAlike(one: Address, other: Address): boolean {
  const start = sharedStart(one.slice(1), other.slice(1));
  const end = sharedStart(reversed(one), reversed(other));
  // By chance this meets fewer than one pair of addresses in five million.
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

import type { Address } from '@vellum/tron/address';

/**
 * The address used before that this one can be mistaken for: not the same, but alike in what people compare, the
 * first letters after the T or the last ones. Somebody may have made it for that, and also bought a card with it to
 * be among those used before.
 */
export function lookAlikeAmong(address: Address, used: readonly Address[]): Address | null {
  return used.find((other) => isAlike(address, other)) ?? null;
}

/** Whether two different addresses can be mistaken for each other. */
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

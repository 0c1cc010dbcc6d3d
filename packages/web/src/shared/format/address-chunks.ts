import { fnv1a } from '@vellum/art/fnv';
import type { Address } from '@vellum/tron/address';

/** One piece of an address as a confirm screen shows it. */
export type AddressChunk = Readonly<{ text: string; ink: 0 | 1 | 2 | 3 | 4 | 5; end: boolean }>;

const inks = [0, 1, 2, 3, 4, 5] as const;

/**
 * The 34 characters as 6 + 7 x 4, each with one of six inks by its own text and place: a look-alike
 * differs in the middle, and there the colours differ.
 */
export function addressChunks(address: Address): readonly AddressChunk[] {
  const texts = [address.slice(0, 6), ...(address.slice(6).match(/.{4}/g) ?? [])];
  return texts.map((text, index) => ({
    text,
    ink: inks[fnv1a(`${text}${index}`) % inks.length] ?? 0,
    end: index === 0 || index === texts.length - 1,
  }));
}

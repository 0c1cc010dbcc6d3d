import { fnv1a } from '@vellum/art/fnv';
import { inks } from '../shown-name.ts';

/** The same address always has the same ink. */
export const inkOf = (address: string): string => inks[fnv1a(address) % inks.length] ?? inks[0];

/** The first character that a symbol or name begins with. */
export function markOf(text: string): string {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return (first?.segment ?? '?').toUpperCase();
}

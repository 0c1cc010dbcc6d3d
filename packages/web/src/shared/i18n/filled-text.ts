import { countText } from '../format/count-text.ts';
import type { Locale } from './locale.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A text as it is compiled: words, `#` for the number that is told, and values by their names. */
export type CompiledText = string | readonly Part[];
type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [
      name: string,
      kind: 'plural' | 'select',
      cases: Readonly<Record<string, CompiledText>>,
    ];

/**
 * A compiled text with its values. Numbers and plurals are told without the browser's own formats, which take longer the
 * first time than a tap may wait; the two languages need no more.
 */
export function filledText(text: CompiledText, values: Values, locale: Locale): string {
  return fill(text, values, locale, null);
}

function fill(text: CompiledText, values: Values, locale: Locale, told: number | null): string {
  if (typeof text === 'string') return text;
  const written = (part: Part): string | number => {
    if (typeof part === 'string') return part === '#' && told !== null ? numberText(told) : part;
    const [name, kind, cases] = part;
    const value = values[name] ?? '';
    if (kind === undefined) return value;
    if (kind === 'number') return numberText(Number(value));
    if (kind === 'select') return fill(caseOf(cases, [String(value)]), values, locale, told);
    const count = Number(value);
    const isOne = locale === 'en' && count === 1;
    const chosen = caseOf(cases, [String(count), ...(isOne ? ['one'] : [])]);
    return fill(chosen, values, locale, count);
  };
  return text.map(written).join('');
}

function caseOf(cases: Readonly<Record<string, CompiledText>>, names: readonly string[]) {
  const name = names.find((one) => Object.hasOwn(cases, one)) ?? 'other';
  return cases[name] ?? '';
}

function numberText(value: number): string {
  return Number.isSafeInteger(value) ? countText(value) : value.toLocaleString('en-US');
}

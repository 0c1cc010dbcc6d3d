import { countText } from '../format/count-text.ts';
import type { Locale } from './locale.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A text as it is compiled: words, `#` for the number that is told, and values by their names. */
export type CompiledText = string | readonly Part[];
type Part = string | readonly [name: string, kind?: Kind, cases?: Cases];
type Kind = 'number' | 'plural' | 'select';
type Cases = Readonly<Record<string, CompiledText>>;

type Telling = Readonly<{
  values: Values;
  locale: Locale;
  /** The number whose plural is told; null outside of one. */
  count: number | null;
}>;

/**
 * A compiled text with its values. Numbers and plurals are told without the browser's own formats, which take longer the
 * first time than a tap may wait; the two languages need no more.
 */
export function filledText(text: CompiledText, values: Values, locale: Locale): string {
  return told(text, { values, locale, count: null });
}

function told(text: CompiledText, telling: Telling): string {
  return typeof text === 'string' ? text : text.map((part) => toldPart(part, telling)).join('');
}

function toldPart(part: Part, telling: Telling): string {
  const { values, locale, count } = telling;
  if (typeof part === 'string') return part === '#' && count !== null ? numberText(count) : part;
  const [name, kind, cases = {}] = part;
  const value = values[name] ?? '';
  if (kind === undefined) return String(value);
  switch (kind) {
    case 'number':
      return numberText(Number(value));
    case 'select':
      return told(caseOf(cases, String(value)), telling);
    case 'plural':
      return told(pluralOf(cases, Number(value), locale), { ...telling, count: Number(value) });
  }
}

function pluralOf(cases: Cases, count: number, locale: Locale): CompiledText {
  if (Object.hasOwn(cases, count)) return caseOf(cases, String(count));
  return caseOf(cases, locale === 'en' && count === 1 ? 'one' : 'other');
}

function caseOf(cases: Cases, name: string): CompiledText {
  return (Object.hasOwn(cases, name) ? cases[name] : cases['other']) ?? '';
}

function numberText(value: number): string {
  return Number.isSafeInteger(value) ? countText(value) : value.toLocaleString('en-US');
}

import { type CompiledText, filledText, type Values } from './filled-text.ts';
import type { Locale } from './locale.ts';

/** Compiled texts by their ids. */
export type Messages = Record<string, CompiledText>;

/** The texts that have come so far, of which one language is spoken. A text that is missing is told by its id. */
export function textBook() {
  const books = new Map<Locale, Messages>();
  let spoken: Locale = 'en';
  return {
    /** Adds to what has come of a language. */
    load(locale: Locale, messages: Messages): void {
      books.set(locale, { ...books.get(locale), ...messages });
    },
    /** Speaks a language with these texts and no others. */
    loadAndActivate({ locale, messages }: Readonly<{ locale: Locale; messages: Messages }>): void {
      books.set(locale, messages);
      spoken = locale;
    },
    _(id: string, values: Values = {}): string {
      return filledText(books.get(spoken)?.[id] ?? id, values, spoken);
    },
  };
}

import { i18n } from './active-locale.ts';
import type { Texts } from './texts-of.ts';
import { useLocale } from './use-locale.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Gives the text of a key in the active language, with its ICU values filled in. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

const translators = new Map<string, Translate<string>>();

/** The texts of a feature. Whoever uses them follows a change of language. */
export function useTexts<Key extends string>({ name }: Texts<Key>): Translate<Key> {
  useLocale();
  let translate = translators.get(name);
  if (!translate) {
    translate = (key, values) => closeHan(i18n._(`${name}.${key}`, values));
    translators.set(name, translate);
  }
  return translate;
}

/** A gap stands between Han and Latin only: a text has it around a value, which may turn out to be Han. */
function closeHan(text: string): string {
  return text.replace(/(\p{Script=Han})[ \u00a0](?=\p{Script=Han})/gu, '$1');
}

import { i18n } from './active-locale.ts';
import type { Values } from './filled-text.ts';
import { useLocale } from './use-locale.ts';

/** Gives the text of a key in the active language, with its ICU values filled in. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

const translators = new Map<string, Translate<string>>();

/**
 * The texts of one feature. Each feature has a `use-texts.ts` that narrows the keys to those of its
 * English messages, so a key that does not exist is a type error. Who uses it follows a change of language.
 */
export function useFeatureTexts(feature: string): Translate<string> {
  useLocale();
  let translate = translators.get(feature);
  if (!translate) {
    translate = (key, values) => closeHan(i18n._(`${feature}.${key}`, values));
    translators.set(feature, translate);
  }
  return translate;
}

/** A gap stands between Han and Latin only: a text has it around a value, which may turn out to be Han. */
function closeHan(text: string): string {
  return text.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1');
}

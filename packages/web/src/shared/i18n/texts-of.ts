import type { CatalogLoaders } from './active-locale.ts';
import { type Locale, locales } from './locale.ts';

/** Names the texts of one feature. `Key` is what its English messages have, so that no other can be asked for. */
export type Texts<Key extends string> = Readonly<{ name: string; key?: Key }>;

/** What can be asked of these texts. */
export type TextOf<T> = T extends Texts<infer Key> ? Key : never;

type Messages = Readonly<Record<string, string>>;
type Key<English> = keyof English & string;

/** Texts of the first page: they come with the catalog of the app. */
export function startTexts<English>(name: string): Texts<Key<English>> {
  return { name };
}

/** Texts that come with the pages that speak them. `load` takes the end of the name of a message module. */
export function textsOf<English>(
  name: string,
  load: (language: Lowercase<Locale>) => Promise<Readonly<{ messages: Messages }>>,
): Texts<Key<English>> & CatalogLoaders {
  const loader = (locale: Locale) => async () => {
    const { messages } = await load(locale.toLowerCase() as Lowercase<Locale>);
    return { [name]: messages };
  };
  const loaders = Object.fromEntries(locales.map((locale) => [locale, loader(locale)]));
  return { name, ...(loaders as CatalogLoaders) };
}

/** What a translation must hold: every key of the English messages and no other. */
export type MessagesLike<English> = Readonly<Record<keyof English, string>>;

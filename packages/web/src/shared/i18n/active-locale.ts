import { type Messages, setupI18n } from '@lingui/core';
import {
  type Locale,
  openingLocale,
  statedLocale,
  storedLocale,
  storeFirstLocale,
  storeLocale,
  writing,
} from './locale.ts';
import { tellServer } from './tell-server.ts';

/** All texts of one language: feature, then key. Compiled when they are bundled. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type CatalogLoaders = Readonly<Record<Locale, () => Promise<Catalog>>>;

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

let active: Locale = 'en';
let loaders: CatalogLoaders | null = null;
const listeners = new Set<() => void>();
const brought = new Set<CatalogLoaders>();

/**
 * Loads the language this visitor uses, or the one that their link states; nothing may be drawn before it is there. A link
 * does not change what someone chose.
 */
export async function startLocale(from: CatalogLoaders): Promise<void> {
  loaders = from;
  const search = globalThis.location?.search ?? '';
  const stated = statedLocale(search);
  if (stated !== null) storeFirstLocale(stated);
  await activate(openingLocale(search));
  tellServer('vellum.locale', storedLocale());
}

/** Changes the language everywhere at once and keeps it for the next visit. */
export async function changeLocale(locale: Locale): Promise<void> {
  await activate(locale);
  storeLocale(locale);
  tellServer('vellum.locale', locale);
  dropStatedLocale();
}

/**
 * Texts that come with the pages that speak them, so that the first page does not wait for all. They follow
 * every later change of language.
 */
export async function bringTexts(from: CatalogLoaders): Promise<void> {
  if (brought.has(from)) return;
  for (let loaded: Locale | null = null; loaded !== active; ) {
    loaded = active;
    i18n.load(loaded, flatten(await from[loaded]()));
  }
  brought.add(from);
}

/** Where pages are drawn for others there is no visitor to ask and no document to mark. */
export async function speak(locale: Locale, from: CatalogLoaders): Promise<void> {
  loaders = from;
  i18n.loadAndActivate({ locale, messages: await messagesOf(locale, from) });
  active = locale;
}

export function activeLocale(): Locale {
  return active;
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function activate(locale: Locale): Promise<void> {
  if (!loaders) throw new Error('startLocale has not run');
  await speak(locale, loaders);
  document.documentElement.lang = writing[locale].html;
  for (const listener of listeners) listener();
}

/** A choice counts more than the link by which someone came: a reload opens in it. */
function dropStatedLocale(): void {
  if (!globalThis.location || statedLocale(location.search) === null) return;
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Of the whole app and of every page opened so far, also of those opened while this waits. */
async function messagesOf(locale: Locale, ofApp: CatalogLoaders): Promise<Messages> {
  const found = new Map<CatalogLoaders, Messages>();
  for (let missing = [ofApp]; missing.length > 0; ) {
    await Promise.all(missing.map(async (from) => found.set(from, flatten(await from[locale]()))));
    missing = [...brought].filter((from) => !found.has(from));
  }
  return Object.assign({}, ...found.values());
}

/** `{ settings: { title } }` becomes `settings.title`, the id by which the runtime finds a text. */
export function flatten(catalog: Catalog): Messages {
  const messages: Messages = {};
  for (const [feature, texts] of Object.entries(catalog)) {
    for (const key in texts) messages[`${feature}.${key}`] = texts[key] ?? '';
  }
  return messages;
}

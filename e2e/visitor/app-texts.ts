import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import type { ErrorCode } from '@vellum/api/refusals/error-codes';
import { allTexts } from '@vellum/api/texts/all-texts';
import { unbrokenUnits } from '@vellum/api/texts/unbroken-units';
import type { TextId } from './app-messages.ts';

type Locale = 'en' | 'zh-TW';
type Values<Value> = Readonly<Record<string, Value>>;
type Known = string | number | bigint;
type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Loaders = Readonly<Record<Locale, () => Promise<Catalog>>>;

/** What the app says in one language, read from its own message modules. */
export type AppTexts = {
  /** A text with all of its values. */
  (id: TextId, values?: Values<Known>): string;
  /** Matches a text with the given values and anything in place of the others. A plural needs its number. */
  like: (id: TextId, values?: Values<Known | RegExp>) => RegExp;
  /** The text of an error whose reason is another error. */
  because: (code: ErrorCode, reason: ErrorCode, values?: Values<Known>) => string;
};

const source = fileURLToPath(new URL('../../packages/web/src', import.meta.url));
const files = ['app/catalogs.ts', ...globSync('**/texts.ts', { cwd: source })];
const modules = await Promise.all(files.map((file) => import(`${source}/${file}`)));
const loaders = modules
  .flatMap((module) => Object.values(module) as Loaders[])
  // Those of the first page come with the catalog.
  .filter((texts) => 'en' in texts);
const books = { en: await bookOf('en'), 'zh-TW': await bookOf('zh-TW') };

async function bookOf(locale: Locale) {
  const catalogs = await Promise.all(loaders.map((load) => load[locale]()));
  const texts = catalogs.flatMap((catalog) =>
    Object.entries<Catalog[string]>(catalog).flatMap(([name, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${name}.${key}`, unbrokenUnits(text)]),
    ),
  );
  for (const [code, text] of Object.entries(allTexts[locale])) texts.push([`error.${code}`, text]);
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(texts) } });
}

export function appTexts(locale: Locale): AppTexts {
  const t = (id: TextId, values: Values<Known> = {}): string =>
    filled(locale, id, (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${id} needs a value for ${name}`);
      return shown(value);
    });
  const like: AppTexts['like'] = (id, values = {}) => {
    const holes: RegExp[] = [];
    const text = filled(locale, id, (name) => {
      const value = values[name] ?? /.*/;
      return value instanceof RegExp ? hole(holes.push(value) - 1) : shown(value);
    });
    const pattern = text
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll(COUNT.toLocaleString('en'), '.*')
      // The app may close the gap beside a value.
      .replace(/([ \u00a0]?)\ue000(\d+)\ue000([ \u00a0]?)/g, (_, before, place, after) =>
        [before && '\\s?', `(?:${holes[place]?.source})`, after && '\\s?'].join(''),
      )
      // A pattern meets the raw text, where a gap beside a unit does not break.
      .replace(/[ \u00a0]/g, '\\s');
    return new RegExp(pattern, 's');
  };
  const because: AppTexts['because'] = (code, reason, values) =>
    t(`error.${code}`, { reason: t(`error.${reason}`, values).replace(/[.。]$/, '') });
  return Object.assign(t, { like, because });
}

const shown = (value: Known) => (typeof value === 'bigint' ? String(value) : value);

/** A number that no journey shows. */
const COUNT = 987_654_321;

/** A value that is not known: a mark of private use in a text, a number in a plural. */
const hole = (place: number) => ({
  [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? COUNT : `\ue000${place}\ue000`),
});

/** The text as the app shows it, which closes the gap between a value and its neighbour where both are Han. */
function filled(locale: Locale, id: TextId, valueFor: (name: string) => unknown): string {
  const values = new Proxy({}, { get: (_, name) => valueFor(String(name)) });
  return books[locale]._(id, values).replace(/(\p{Script=Han})[ \u00a0](?=\p{Script=Han})/gu, '$1');
}

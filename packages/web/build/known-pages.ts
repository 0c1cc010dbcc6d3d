import { type Language, languages } from '@vellum/api/typed-text/language';
import { type PathName, paths } from '../src/shared/navigation/paths.ts';

/** What the server says about the app's pages to those who do not run it. Hidden files of the folder are not served. */
export const KNOWN_PAGES = '.pages.json';

type Texts = Readonly<Record<string, string>>;
type InEach = Readonly<Record<Language, string>>;

const HELP = ['community', 'control', 'earn', 'launch', 'market'];
const endings: Readonly<Record<Language, string>> = { en: 'en', 'zh-TW': 'zh-tw' };

/** Every page of a build with its path, its title, and the first line of its help as description. */
export async function knownPages(mode: string) {
  const [titles, help] = await Promise.all([
    inEachLanguage((language) => messagesIn('app/titles', language)),
    inEachLanguage(helpIn),
  ]);
  const unlisted = mode === 'production' ? {} : { design: '/design' };
  return Object.entries({ ...paths, ...unlisted }).map(([name, path]) => ({
    name,
    path,
    title: textOf((language) => titleOf(name as PathName, titles[language])),
    description: textOf((language) => help[language][`${name}_does`]?.split('\n')[0] ?? ''),
  }));
}

const titleOf = (name: PathName, titles: Texts) =>
  name === 'home' ? 'Vellum' : `${titles[name]} · Vellum`;

const textOf = (textIn: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as InEach;

async function inEachLanguage(read: (language: Language) => Promise<Texts>) {
  const entries = languages.map(async (language) => [language, await read(language)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<Language, Texts>>;
}

async function helpIn(language: Language): Promise<Texts> {
  const parts = HELP.map((part) => messagesIn(`features/help/${part}`, language));
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** By name: their types belong to the browser. */
async function messagesIn(folder: string, language: Language): Promise<Texts> {
  const file = new URL(`../src/${folder}/messages.${endings[language]}.ts`, import.meta.url);
  return ((await import(file.href)) as { messages: Texts }).messages;
}

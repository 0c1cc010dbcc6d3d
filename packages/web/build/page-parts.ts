import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath } from 'vite';
import { type PathName, paths } from '../src/shared/navigation/paths.ts';

/** What is fetched for a page: its module, and in every language the modules of the texts that it speaks. */
export type PageParts = Readonly<{
  /** As the router knows it; `*` for every other address. */
  path: string;
  page: string;
  texts: Readonly<Record<TextLanguage, readonly string[]>>;
}>;

/** As the modules of texts are named. */
export const textLanguages = ['en', 'zh-tw'] as const;
type TextLanguage = (typeof textLanguages)[number];

const areaImport = /^import \* as (\w+) from '\.\/([\w-]+\.ts)';$/gm;
const routeLine = /^ {2}(\w+): (\w+)\.(\w+),$/gm;
const textImport = /^import \{ (\w+Texts) \} from '(\.[^']+)\/texts\.ts';$/gm;
const declaration = /^export const (\w+) = lazyPage\(([\s\S]*?)\n?\);$/gm;

/** Reads out of `src/app/pages.ts` and the files it names what every page is made of. */
export function partsOfPages(pagesFile: string): readonly PageParts[] {
  const source = readFileSync(pagesFile, 'utf8');
  const areas = new Map(
    [...source.matchAll(areaImport)].map(([, area = '', file = '']) => [
      area,
      declaredIn(join(dirname(pagesFile), file)),
    ]),
  );
  return [...source.matchAll(routeLine)].map(([, route = '', area = '', name = '']) => {
    const parts = areas.get(area)?.get(name);
    if (parts === undefined)
      throw new Error(`what the page of ${route} is made of is not understood`);
    return { path: route === 'notFound' ? '*' : paths[route as PathName], ...parts };
  });
}

function declaredIn(file: string): ReadonlyMap<string, Omit<PageParts, 'path'>> {
  const source = readFileSync(file, 'utf8');
  const at = (path: string) => normalizePath(join(dirname(file), path));
  const folders = new Map(
    [...source.matchAll(textImport)].map(([, name = '', folder = '']) => [name, folder]),
  );
  return new Map(
    [...source.matchAll(declaration)].map(([, name = '', body = '']) => {
      const page = /import\('([^']+)'\)/.exec(body)?.[1];
      if (page === undefined) throw new Error(`${file}: ${name} fetches nothing`);
      const spoken = [...body.matchAll(/^ {2}(\w+Texts),$/gm)].map(([, one = '']) =>
        folders.get(one),
      );
      const inLanguage = (language: TextLanguage) =>
        spoken.map((folder) => at(`${folder}/messages.${language}.ts`));
      return [
        name,
        { page: at(page), texts: { en: inLanguage('en'), 'zh-tw': inLanguage('zh-tw') } },
      ];
    }),
  );
}

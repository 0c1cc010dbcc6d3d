import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { chunkFinder, importFinder } from './bundle-files.ts';
import { partsOfPages, textLanguages } from './page-parts.ts';

/** Places in the list of names: in any language, then in each. */
type Needed = readonly (readonly number[])[];

/** What `src/start/start.ts` is told; described in `src/start/start-files.d.ts`. */
export type StartFiles = Readonly<{
  app: readonly string[];
  desktop: string;
  names: readonly string[];
  always: Needed;
  pages: Readonly<Record<string, Needed>>;
}>;

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Which files the app begins with and which every page needs, so that all of them are asked for at once. */
export function startFiles(bundle: Rolldown.OutputBundle, app: string): StartFiles {
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const chunkOf = chunkFinder(bundle);
  const withImports = importFinder(bundle);
  const filesOf = (modules: readonly string[], known: ReadonlySet<string>) => {
    const found = new Set(modules.flatMap((one) => [...withImports(chunkOf(one).fileName)]));
    return [...found].filter((file) => !known.has(file));
  };
  const react = chunkOf('/src/start/react.ts').fileName;
  const begun = new Set([...withImports(react), ...withImports(app)]);
  const always = [
    [...begun],
    ...textLanguages.map((language) => filesOf([`/app/catalog.${language}.ts`], begun)),
  ];
  const listed = filesOf(['/app/pages.ts'], begun);
  const pages = partsOfPages(`${source}/app/pages.ts`).map(({ path, page, texts }) => {
    const own = filesOf([page], begun);
    const known = new Set([...begun, ...listed, ...own]);
    return [
      path.replace(/:\w+$/, ':'),
      [
        [...new Set([...listed, ...own])],
        ...textLanguages.map((one) => filesOf(texts[one], known)),
      ],
    ] as const;
  });
  const front = [filesOf(['/app/home-page.tsx'], begun)];
  const numbered = (needed: readonly (readonly string[])[]) =>
    needed.map((files) => files.map(numberOf));
  return {
    app: [react, app].map((file) => `/${file}`),
    desktop: `/${chunkOf('/src/desktop/desktop.ts').fileName}`,
    always: numbered(always),
    pages: {
      '/': numbered(front),
      ...Object.fromEntries(pages.map(([path, needed]) => [path, numbered(needed)])),
    },
    // Last: by now every file has its number.
    names: [...numbers.keys()].map(shortName),
  };
}

/** `assets/ui-a1b2.js` is `ui-a1b2`: the page writes the rest. */
function shortName(file: string): string {
  const name = /^assets\/(.+)\.js$/.exec(file)?.[1];
  if (name === undefined) throw new Error(`${file} is not among the assets`);
  return name;
}

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { normalizePath } from 'vite';
import type { Piece } from './chunk-cluster.ts';
import { mergePieces } from './chunk-merging.ts';
import { piecesOf, reachable, type Use } from './chunk-pieces.ts';
import { partsOfPages, textLanguages } from './page-parts.ts';
import { type ModuleInfo, takenImports } from './taken-imports.ts';

export type ModuleGraph = Readonly<{ getModuleInfo(id: string): ModuleInfo | null }>;

/** Which file a module belongs into; none for what only one part needs, which is its file by itself. */
export type ChunkPlan = Readonly<{
  first: ReadonlySet<string>;
  common: ReadonlySet<string>;
  fileOf: ReadonlyMap<string, string>;
}>;

/** Bytes that a phone on a slow line fetches in the sixth of a round trip: six files come at once. */
const fileCost = 4000;
/** Bytes; see the budget of a single file in `scripts/web-sizes.ts`. */
const largest = 12_000;
/** What this part of all pages needs is fetched with every page. */
const commonShare = 0.3;
/** What is opened on a page counts for less than the page. */
const onDemand = 0.25;
/** A module alone is larger than in its file, where names are short and words repeat; texts stay as they are. */
const shrinking = 0.45;

/** What is fetched by everybody who begins on the front page. */
const firstParts = ['../index.html', 'app/home-page.tsx'];

/** What has a file of its own already, with all that it needs. */
const ownFiles = ['app/pages.ts', 'app/catalog.en.ts', 'app/catalog.zh-tw.ts'];

/** Parts of the frame that come when the first page stands, on every page. */
const laterParts = [
  'app/wallet-banner.tsx',
  'app/offline-live.tsx',
  'app/activity-live.tsx',
  'app/help-live.tsx',
  'app/activation-live.tsx',
  'app/wallet-live.tsx',
  'features/chain-clock/clock-button.tsx',
];

/** Cuts the modules of the app into files by what its pages need together. */
export function planChunks(graph: ModuleGraph, source: string): ChunkPlan {
  const at = (path: string) => normalizePath(join(source, path));
  const infoOf = (id: string) => {
    const info = graph.getModuleInfo(id);
    if (info === null) throw new Error(`the app has no module ${id}`);
    return info;
  };
  const importsOf = remembered((id) => takenImports(id, infoOf));
  const sizeOf = (id: string) =>
    gzipSync(infoOf(id).code ?? '').length * (languageOf(id) === '' ? shrinking : 1);

  const pages = partsOfPages(at('app/pages.ts')).map(({ page, texts }) => ({
    roots: [page, ...textLanguages.flatMap((language) => texts[language])],
  }));
  const first = reachable(firstParts.map(at), importsOf);
  const placed = new Set([...first, ...reachable(ownFiles.map(at), importsOf)]);
  const common = commonOf(pages, importsOf, placed);
  for (const module of common) placed.add(module);
  const later = { roots: laterParts.map(at) };
  const uses = withOthers(
    [...pages, later],
    [...firstParts, ...ownFiles, 'desktop/desktop.ts'].map(at),
    infoOf,
  );
  const weightOf = (use: number) => (use <= pages.length ? 1 : onDemand);
  const alone = new Set(uses.slice(pages.length + 1).flatMap(({ roots }) => roots));
  const kindOf = (id: string) => languageOf(id) || (alone.has(id) ? id : '');
  const isLater = (use: number | undefined) => use === pages.length;
  // What only one use needs is its own file by itself, unless that use begins in several places.
  const shared = piecesOf(uses, { importsOf, placed, sizeOf, kindOf }).filter(
    ({ kind, uses: [one, another] }) => kind !== '' || another !== undefined || isLater(one),
  );
  const files = mergePieces(shared, { importsOf, weightOf, fileCost, largest });
  return { first, common, fileOf: named(files, { isLater, alone }) };
}

/** The language of a module of texts; none for code. */
function languageOf(id: string): string {
  return /[\\/]messages\.(en|zh-tw)\.ts$/.exec(id)?.[1] ?? '';
}

function commonOf(
  pages: readonly Use[],
  importsOf: (module: string) => readonly string[],
  placed: ReadonlySet<string>,
): Set<string> {
  const counts = new Map<string, number>();
  for (const { roots } of pages) {
    for (const id of reachable(roots, importsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const enough = pages.length * commonShare;
  const shared = [...counts].flatMap(([id, count]) => (count >= enough ? [id] : []));
  return new Set([...reachable(shared, importsOf)].filter((id) => !placed.has(id)));
}

/** Beside the uses that are known: whatever else is fetched by itself, wherever in the app it is asked for. */
function withOthers(
  uses: readonly Use[],
  entries: readonly string[],
  infoOf: (id: string) => ModuleInfo,
): readonly Use[] {
  const known = new Set([...uses.flatMap(({ roots }) => roots), ...entries]);
  const others: Use[] = [];
  const seen = new Set(known);
  for (const id of seen) {
    const { importedIds, dynamicallyImportedIds } = infoOf(id);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
    for (const next of dynamicallyImportedIds) {
      if (known.has(next)) continue;
      known.add(next);
      others.push({ roots: [next] });
    }
  }
  return [...uses, ...others];
}

type Naming = Readonly<{
  isLater: (use: number | undefined) => boolean;
  /** What is opened by itself keeps the name that the bundler gives it. */
  alone: ReadonlySet<string>;
}>;

function named(files: readonly Piece[], { isLater, alone }: Naming): Map<string, string> {
  const fileOf = new Map<string, string>();
  for (const [number, { modules, uses, kind }] of files.entries()) {
    if (alone.has(kind)) continue;
    const [first, another] = uses;
    const name = another === undefined && isLater(first) ? 'later' : kind || 'shared';
    for (const id of modules) fileOf.set(id, `${name}-${number}`);
  }
  return fileOf;
}

function remembered<Value>(find: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>();
  return (id) => {
    const value = known.get(id) ?? find(id);
    known.set(id, value);
    return value;
  };
}

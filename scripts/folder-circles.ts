import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot, readProjectFile } from './project-files.ts';

type Import = Readonly<{ from: string; to: string }>;

/** Imports between files of one package; what comes from another package goes down anyway. */
function importsOf(file: string): readonly Import[] {
  const named = /(?:\bfrom |\bimport\(\s*)'(\.[^']+)'/g;
  return [...readProjectFile(file).matchAll(named)]
    .map(([, path]) => normalize(join(dirname(file), path ?? '')))
    .filter((to) => existsSync(join(projectRoot, to)))
    .map((to) => ({ from: file, to }));
}

/** Where two paths part: the folder they share, and the two folders below it. None if one file is above the other. */
function partOf({ from, to }: Import) {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  if (shared === a.length || shared === b.length) return null;
  const below = (parts: readonly string[]) => parts.slice(0, shared + 1).join('/');
  return { from: below(a), to: below(b) };
}

/**
 * Circles of folders that lie beside each other, as `a -> b -> a`. A folder and what it contains are one room, so imports
 * between them count for nothing here.
 */
export function folderCircles(files: readonly string[]): readonly string[] {
  const reached = new Map<string, Set<string>>();
  for (const one of files.flatMap(importsOf)) {
    const part = partOf(one);
    if (!part) continue;
    const known = reached.get(part.from) ?? new Set();
    reached.set(part.from, known.add(part.to));
  }
  const circles: string[] = [];
  for (const start of [...reached.keys()].sort()) {
    const way = wayBack(reached, start);
    // Told once, from the folder that comes first.
    if (way?.every((folder) => folder >= start)) circles.push(way.join(' -> '));
  }
  return circles;
}

/** The shortest way from a folder back to itself. */
function wayBack(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): readonly string[] | null {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  // Grows while it is walked: shorter ways first.
  for (const way of ways) {
    const next = reached.get(way.at(-1) ?? start) ?? new Set();
    if (next.has(start)) return [...way, start];
    const fresh = [...next].filter((folder) => !seen.has(folder));
    for (const folder of fresh) seen.add(folder);
    ways.push(...fresh.map((folder) => [...way, folder]));
  }
  return null;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Sources = Record<string, { content: string }>;

/** Gives another text for a source unit, or undefined to take it from disk. */
export type Replacement = (unit: string) => string | undefined;

export const packageRoot = fileURLToPath(new URL('..', import.meta.url));

const importPattern = /^\s*import\s+(?:[^'"]*from\s+)?['"]([^'"]+)['"]/gm;

/** Every `.sol` file below a folder of this package, as source unit names in a stable order. */
export function solidityFiles(folder: string): string[] {
  return readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sol'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

/** The units and everything they import, so that the compiler needs no callback. */
export function gatherSources(units: string[], replace: Replacement = () => undefined): Sources {
  const sources: Sources = {};
  const waiting = [...units];
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    if (sources[unit]) continue;
    const content = replace(unit) ?? readUnit(unit);
    sources[unit] = { content };
    waiting.push(...importsOf(unit, content));
  }
  return Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function readUnit(unit: string): string {
  const places = [
    packageRoot,
    join(packageRoot, 'node_modules'),
    join(packageRoot, '../../node_modules'),
  ];
  const found = places.map((place) => join(place, unit)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`no source unit ${unit}`);
  return readFileSync(found, 'utf8');
}

function importsOf(unit: string, content: string): string[] {
  return [...content.matchAll(importPattern)].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(unit), target) : target,
  );
}

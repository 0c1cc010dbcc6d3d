import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../project-files.ts';

type Manifest = Readonly<Partial<Record<string, Record<string, string>>>>;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Who names each foreign package, by its name. */
function named(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const manifests = projectFiles().filter((file) =>
    /^(packages\/[^/]+\/)?package\.json$/.test(file),
  );
  for (const file of manifests) {
    const manifest: Manifest = JSON.parse(readProjectFile(file));
    const home = file === 'package.json' ? 'root' : (file.split('/')[1] ?? '');
    const names = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
    for (const name of names.filter((one) => !one.startsWith('@vellum/'))) {
      found[name] = [...(found[name] ?? []), home].sort();
    }
  }
  return found;
}

type Row = readonly [name: string, homes: string[], reason: string];

const rows: readonly Row[] = readProjectFile('docs/dependencies.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name = '']) => name.startsWith('`'))
  .map(([, name = '', homes = '', reason = '']) => [
    name.replaceAll('`', ''),
    homes.split(', ').sort(),
    reason,
  ]);

test('docs/dependencies.md names each direct dependency where it is, and nothing else', () => {
  expect(Object.fromEntries(rows.map(([name, homes]) => [name, homes]))).toEqual(named());
});

test('each has one row and a reason', () => {
  const names = rows.map(([name]) => name);
  expect(names).toEqual([...new Set(names)].sort());
  expect(rows.filter(([, , reason]) => reason.length < 8)).toEqual([]);
});

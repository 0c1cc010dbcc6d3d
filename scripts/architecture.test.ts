import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stages } from './check/stages.ts';
import { folderCircles } from './folder-circles.ts';
import { allowedDependencies } from './package-direction.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const files = projectFiles();
const source = files.filter((file) => /\.(ts|tsx|mjs|js|sol)$/.test(file));
const production = source.filter((file) => !/\/test\/|\.test\.tsx?$/.test(file));
const text = files.filter((file) => /\.(ts|tsx|mjs|js|sol|md|json|ya?ml|html|css|txt)$/.test(file));
const manifests = files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file));

// Spelled in pieces, so that this file does not find itself.
const anyOf = (...pieces: [string, string][]) => pieces.map(([a, b]) => a + b).join('|');

/** `path:line: text` of every line in `among` that matches. */
function findings(among: string[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
}

type Manifest = {
  private?: boolean;
  type?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const manifestOf = (file: string) => JSON.parse(readProjectFile(file)) as Manifest;
const packageOf = (file: string) => file.split('/')[1] ?? '';
const ours = (names: Record<string, string> = {}) =>
  Object.keys(names)
    .filter((name) => name.startsWith('@vellum/'))
    .map((name) => name.replace('@vellum/', ''));

describe('packages', () => {
  test.each(manifests)('%s depends only on packages below it', (file) => {
    const allowed = allowedDependencies[packageOf(file)];
    expect(allowed, 'every package has a row in scripts/package-direction.ts').toBeDefined();
    const { dependencies, devDependencies } = manifestOf(file);
    expect(allowed?.runtime).toEqual(expect.arrayContaining(ours(dependencies)));
    expect([...(allowed?.runtime ?? []), ...(allowed?.tests ?? [])]).toEqual(
      expect.arrayContaining(ours(devDependencies)),
    );
  });

  test.each(['package.json', ...manifests])('%s is private and pins exact versions', (file) => {
    const manifest = manifestOf(file);
    expect(manifest).toMatchObject({ private: true, type: 'module' });
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [name, version] of Object.entries(all)) {
      const exact = /^(npm:[^@]+@|npm:@[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
      expect(version, name).toMatch(name.startsWith('@vellum/') ? /^\*$/ : exact);
    }
  });

  test('every package is type-checked', () => {
    const references = JSON.parse(readProjectFile('tsconfig.json')).references as {
      path: string;
    }[];
    const listed = references.map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(manifests.map((file) => dirname(file))));
  });

  test('every package with tests is a suite of the check', () => {
    const tested = source
      .filter((file) => /^packages\/.*\.test\.tsx?$/.test(file))
      .map((file) => packageOf(file));
    const suites = stages.map(({ name }) => name);
    expect(suites).toEqual(expect.arrayContaining([...new Set(tested)]));
  });

  test('a relative import never leaves its package', () => {
    const leaving = source
      .filter((file) => file.startsWith('packages/'))
      .flatMap((file) =>
        [...readProjectFile(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g)]
          .map(([, to]) => normalize(join(dirname(file), to ?? '')))
          .filter((to) => !to.startsWith(`packages/${packageOf(file)}/`))
          .map((to) => `${file} -> ${to}`),
      );
    expect(leaving).toEqual([]);
  });
});

describe('names and places', () => {
  test('a path of the wire stands only in packages/api/src', () => {
    const words = ['deposit', 'swapnft', 'swappledge', 'swapwithdraw', 'member'];
    const elsewhere = source.filter((file) => !file.startsWith('packages/api/src/'));
    expect(findings(elsewhere, new RegExp(`['"\`]/(${words.join('|')})/`))).toEqual([]);
  });

  test('a file name says what the file holds', () => {
    const empty = /(^|[-.])(utils?|helpers|common|types|managers?|services?)([-.]|$)/i;
    expect(source.filter((file) => empty.test(basename(file)))).toEqual([]);
  });

  test('Solidity files are named like their contract', () => {
    const solidity = source.filter((file) => file.endsWith('.sol')).map((file) => basename(file));
    expect(solidity.filter((name) => !/^[A-Z][A-Za-z0-9]*(\.t)?\.sol$/.test(name))).toEqual([]);
  });

  test('no barrels: nothing is re-exported wholesale, and index.ts is only a package door', () => {
    expect(findings(production, /^export \* from/)).toEqual([]);
    // Ponder looks for its own door under this name.
    const doors = source.filter(
      (file) => basename(file) === 'index.ts' && !file.startsWith('bench/ponder/'),
    );
    expect(doors.filter((file) => !/^packages\/[^/]+\/src\/index\.ts$/.test(file))).toEqual([]);
  });
});

describe('folders', () => {
  test('beside each other do not import in a circle', () => {
    const parts = production.filter((file) => /^(packages|e2e|bench)\//.test(file));
    const journeys = source.filter((file) => file.startsWith('e2e/'));
    expect(folderCircles([...new Set([...parts, ...journeys])])).toEqual([]);
  });

  test('hold at most forty files', () => {
    // Migrations stay where they are for ever; decisions are an index of their own.
    const rows = source.filter((file) => !file.startsWith('packages/server/migrations/'));
    const sizes = Map.groupBy(rows, dirname);
    const large = [...sizes].filter(([, held]) => held.length > 40).map(([folder]) => folder);
    expect(large).toEqual([]);
  });
});

describe('what no file may hold', () => {
  test('open ends without an issue', () => {
    const openEnd = new RegExp(`\\b(${anyOf(['TO', 'DO'], ['FIX', 'ME'])})\\b(?!\\(#\\d+\\))`);
    expect(findings(text, openEnd)).toEqual([]);
  });

  test('a registry host', () => {
    const host = new RegExp(
      anyOf(['registry\\.', 'npmjs'], ['npm', 'mirror'], ['yarn', 'pkg\\.com']),
    );
    expect(findings(text, host)).toEqual([]);
    expect(findings(['package-lock.json'], /"resolved": "\w+:/)).toEqual([]);
  });

  test("a path of somebody's machine", () => {
    const own = new RegExp(
      anyOf(['/wo', 'rk/(main|shared)'], ['/ho', 'me/\\w'], ['/Us', 'ers/\\w']),
    );
    expect(findings(text, own)).toEqual([]);
  });

  test('a focused or skipped-for-now test', () => {
    const tests = source.filter((file) => /\.test\.tsx?$/.test(file));
    expect(findings(tests, /\b(test|it|describe)\.(only|todo|fixme)\b/)).toEqual([]);
  });
});

describe('documents', () => {
  const documents = files.filter((file) => file.endsWith('.md'));

  test('decisions say context, decision, consequences, or in three lines what replaces them', () => {
    const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file));
    expect(decisions).not.toEqual([]);
    for (const file of decisions) {
      const lines = readProjectFile(file).split('\n').filter(Boolean);
      if (lines[1]?.startsWith('Superseded by [')) {
        expect(lines.length, file).toBeLessThanOrEqual(3);
        continue;
      }
      const headings = readProjectFile(file).match(/^## .+$/gm);
      expect(headings, file).toEqual(['## Context', '## Decision', '## Consequences']);
    }
  });
});

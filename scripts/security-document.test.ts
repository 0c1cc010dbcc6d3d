import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot, readProjectFile } from './project-files.ts';

type Shown = Readonly<{ file: string; title: string }>;

/** The rows of the table of attacks: name, and the tests that it names. */
const rows = readProjectFile('docs/security.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, attack = '']) => attack.startsWith('**'))
  .map(([, attack = '', , shown = '']) => ({ attack, tests: testsIn(shown) }));

function testsIn(cell: string): readonly Shown[] {
  return cell.split('<br>').map((part) => {
    const [, path = '', title = ''] = /^\[[^\]]+\]\(\.\.\/([^)]+)\): "(.+)"$/.exec(part) ?? [];
    return { file: path, title };
  });
}

const attacks = [
  ...['session theft', 'CSRF', 'replayed nonce', 'txid squatting', 'quote tampering'],
  ...['open redirect', 'clickjacking in the frame', 'SSRF', 'upload bombs', 'SQL injection'],
  ...['log injection', 'prototype pollution', 'ReDoS', 'path traversal', 'cache poisoning'],
  ...['SSE exhaustion', 'slowloris', 'hostile node', 'hostile wallet', 'malicious token names'],
  ...['poisoned addresses', 'dependency confusion', 'leaked keys'],
];

test.each(attacks)('%s has a row', (attack) => {
  const named = rows.filter((row) =>
    row.attack.toLowerCase().startsWith(`**${attack.toLowerCase()}`),
  );
  expect(named).toHaveLength(1);
});

describe.each(rows)('$attack', ({ tests }) => {
  test('is shown by tests that are there under these titles', () => {
    for (const { file, title } of tests) {
      expect(file, title).toMatch(/\.test\.ts$/);
      expect(existsSync(join(projectRoot, file)), file).toBe(true);
      const titles = readProjectFile(file).match(/['`][^\n]*['`]/g) ?? [];
      expect(
        titles.some((text) => text.includes(title)),
        `${file}: ${title}`,
      ).toBe(true);
    }
  });
});

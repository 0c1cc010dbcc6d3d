import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CoverageRow, coverageProblems, parseCoverageTable } from './coverage-table.ts';
import { projectRoot, readProjectFile } from './project-files.ts';

const row = (change: Partial<CoverageRow>): CoverageRow => ({
  id: 'S9.01',
  line: 'Sun per coin: 1e6',
  home: 'tron',
  tests: ['packages/tron/src/amount.test.ts'],
  status: 'shown',
  ...change,
});
const ran = (title: string, file = 'packages/tron/src/amount.test.ts') => ({ file, title });

describe('the check of the table', () => {
  test('accepts a shown row whose test carries the id', () => {
    expect(coverageProblems([row({})], [ran('one coin is 1e6 sun (S9.01)')])).toEqual([]);
  });

  test('refuses a shown row without test, or whose test does not carry the id, or is elsewhere', () => {
    expect(coverageProblems([row({ tests: [] })], [])).toHaveLength(1);
    expect(coverageProblems([row({})], [ran('one coin is 1e6 sun')])).toHaveLength(1);
    expect(coverageProblems([row({})], [ran('S9.01', 'scripts/other.test.ts')])).toHaveLength(1);
    expect(coverageProblems([row({})], [ran('S9.011 is another id')])).not.toEqual([]);
  });

  test('accepts a later row without test, and no other status', () => {
    expect(coverageProblems([row({ status: 'later: step 4', tests: [] })], [])).toEqual([]);
    expect(coverageProblems([row({ status: 'soon', tests: [] })], [])).toHaveLength(1);
  });

  test('refuses a test that serves more than five rows', () => {
    const rows = Array.from({ length: 6 }, (_, at) => row({ id: `S9.0${at + 1}` }));
    const ids = rows.map(({ id }) => id);
    expect(coverageProblems(rows.slice(0, 5), [ran(ids.slice(0, 5).join(' '))])).toEqual([]);
    expect(coverageProblems(rows, [ran(ids.join(' '))])).toHaveLength(1);
  });

  test('refuses gaps, doubles and tests that name no row', () => {
    const later = { status: 'later: step 2', tests: [] };
    expect(coverageProblems([row({ ...later, id: 'S1.02' })], [])).toHaveLength(1);
    expect(coverageProblems([row(later), row(later)], [])).toHaveLength(1);
    expect(coverageProblems([row(later)], [ran('S7.99')])).toHaveLength(1);
  });

  test('reads rows from the document, links from its folder', () => {
    const line =
      '| S9.01 | a \\| b | tron | [amount](../packages/tron/src/amount.test.ts) | shown |';
    expect(parseCoverageTable(`| id | line |\n|---|---|\n${line}\n`)).toEqual([
      row({ line: 'a \\| b' }),
    ]);
  });
});

describe('docs/coverage.md', () => {
  const document = readProjectFile('docs/coverage.md');
  const rows = parseCoverageTable(document);

  test('has rows for all nine sections of the spec', () => {
    expect([...new Set(rows.map(({ id }) => id.split('.')[0]))]).toEqual([
      'S1',
      'S2',
      'S3',
      'S4',
      'S5',
      'S6',
      'S7',
      'S8',
      'S9',
    ]);
  });

  test('was written for the spec as it is', ({ skip }) => {
    const spec = join(projectRoot, '../shared/spec/product-spec.txt');
    skip(!existsSync(spec), 'the spec does not lie beside the project');
    const digest = createHash('sha256').update(readFileSync(spec)).digest('hex');
    expect(document).toContain(digest);
  });

  test('test files that rows name exist', () => {
    const named = rows.flatMap(({ tests }) => tests);
    expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });
});

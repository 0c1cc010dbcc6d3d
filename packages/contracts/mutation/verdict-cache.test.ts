import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { moneyPaths } from './money-paths.ts';
import { allMutants, type Mutant } from './mutant.ts';
import { VerdictCache } from './verdict-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('are found again by a later run, for the same change of the same sources only', () => {
  const file = join(folder, 'deep/verdicts.txt');
  const [first, second, third] = allMutants(moneyPaths, 'src/otc') as [Mutant, Mutant, Mutant];
  const kept = new VerdictCache(file);
  kept.keep('all sources', first, 'killed');
  kept.keep('all sources', second, 'survived');
  kept.keep('all sources', third, 'unclear');
  for (const run of [kept, new VerdictCache(file)]) {
    expect(run.find('all sources', first)).toBe('killed');
    expect(run.find('all sources', second)).toBe('survived');
    expect(run.find('all sources', third)).toBeNull();
    expect(run.find('other sources', first)).toBeNull();
  }
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

import { describe, expect, it } from 'vitest';
import { readUnit } from '../scripts/solidity-sources.ts';
import { moneyPaths } from './money-paths.ts';
import { allMutants, difference, place } from './mutant.ts';
import { operatorNames } from './operators.ts';
import { table } from './report.ts';
import { sample } from './sample.ts';

describe('the sample', () => {
  const all = allMutants(moneyPaths);

  it('is the same for a seed, and another for another', () => {
    const drawn = sample(all, 300, 7);
    expect(new Set(drawn).size).toBe(300);
    expect(sample(all, 300, 7)).toEqual(drawn);
    expect(sample(all, 300, 8)).not.toEqual(drawn);
  });

  it('is drawn from every operator and every source of the table', () => {
    expect(new Set(all.map(({ edit }) => edit.operator))).toEqual(new Set(operatorNames));
    const sources = moneyPaths.flatMap((path) => path.sources);
    expect(new Set(all.map(({ source }) => source))).toEqual(new Set(sources));
  });

  it('can be narrowed to a place', () => {
    const narrowed = allMutants(moneyPaths, 'src/otc');
    expect(narrowed.length).toBeGreaterThan(0);
    expect(new Set(narrowed.map(({ source }) => source))).toEqual(new Set(['src/otc/OtcDesk.sol']));
  });
});

describe('the report', () => {
  const [mutant] = allMutants(moneyPaths, 'src/otc');

  it('names line and change', () => {
    const line = Number(place(mutant!).split(':')[1]);
    const shown = readUnit('src/otc/OtcDesk.sol').split('\n')[line - 1]?.trim();
    expect(difference(mutant!).split('\n')[0]).toBe(`- ${shown}`);
  });

  it('leaves what does not compile out of the rate', () => {
    const outcomes = (['killed', 'killed', 'survived', 'uncompilable'] as const).map((verdict) => ({
      mutant: mutant!,
      verdict,
    }));
    expect(table(outcomes, 5).rate).toBeCloseTo(2 / 3);
    expect(table(outcomes, 5).lines).toContain('66.7 % of 3 killed; 1 not tried');
    expect(table([], 5).rate).toBe(0);
  });
});

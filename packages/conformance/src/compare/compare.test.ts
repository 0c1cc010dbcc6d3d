import { describe, expect, it } from 'vitest';
import { comparePart, tooFewRun } from './compare.ts';

const seen = (id: string, answer: number, notRun?: string) => ({
  id,
  request: 'GET /',
  answer,
  ...(notRun !== undefined && { notRun }),
});

describe('what a node could not run', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  const here = numbers.map((at) => seen(`${at}`, at));
  const without = (missing: number) =>
    comparePart(
      'programs',
      here,
      numbers.map((at) => seen(`${at}`, at, at < missing ? 'out of memory' : undefined)),
      [],
    );

  it('is counted and not compared', () => {
    expect(without(1)).toMatchObject({ compared: 99, notRun: 1, differences: [] });
    expect(tooFewRun([without(1)])).toEqual([]);
  });

  it('is a problem when it is more than one in a hundred', () => {
    expect(tooFewRun([without(2)])).toEqual(['programs: 2 of 100 were not run']);
  });
});

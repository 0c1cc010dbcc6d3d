import { describe, expect, it } from 'vitest';
import { comparePart } from './compare.ts';
import type { MeantDifference } from './meant-differences.ts';
import { hiddenSubjects, unusedEntries } from './meant-problems.ts';

const seen = (id: string, answer: number, subject: string) => ({
  id,
  request: 'GET /',
  answer,
  subjects: [subject],
});
const entry = (name: string, wanted: string): MeantDifference => ({
  name,
  reason: 'a test',
  recognises: (_, { id }) => id === wanted,
});

describe('the list of meant differences', () => {
  const observations = [
    seen('a', 1, 'route /a'),
    seen('b', 1, 'route /b'),
    seen('c', 1, 'route /b'),
  ];
  const expected = [
    { id: 'a', answer: 2 },
    { id: 'b', answer: 2 },
    { id: 'c', answer: 1 },
  ];
  const entries = [entry('one', 'a'), entry('two', 'b'), entry('three', 'gone')];
  const comparison = comparePart('part', observations, expected, entries);

  it('has no entry that recognises nothing', () => {
    expect(comparison.differences.map(({ meant }) => meant?.name)).toEqual(['one', 'two']);
    expect(unusedEntries([comparison], entries)).toEqual([expect.stringContaining('three')]);
  });

  it('covers no route whole', () => {
    expect(hiddenSubjects([{ observations, comparison }])).toEqual([
      expect.stringContaining('route /a'),
    ]);
  });
});

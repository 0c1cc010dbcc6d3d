import { expect, it } from 'vitest';
import { invariantCounts } from './invariant-counts.ts';

it('counts of invariants are those of the run, or those asked for', () => {
  expect(invariantCounts(undefined, false)).toEqual({ runs: 16, depth: 50 });
  expect(invariantCounts('', true)).toEqual({ runs: 64, depth: 100 });
  expect(invariantCounts('1000x200', true)).toEqual({ runs: 1000, depth: 200 });
  for (const wrong of ['1000', '0x200', '10x', 'ax5', '10x20x30']) {
    expect(() => invariantCounts(wrong, false)).toThrow('VELLUM_INVARIANTS');
  }
});

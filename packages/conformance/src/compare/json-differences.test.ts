import { describe, expect, it } from 'vitest';
import { jsonDifferences } from './json-differences.ts';

describe('jsonDifferences', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, 'value', '.a'],
    [{ a: 1 }, { a: '1' }, 'type', '.a'],
    [{ a: 1 }, {}, 'absent there', '.a'],
    [{}, { a: 1 }, 'absent here', '.a'],
    [{ a: [1] }, { a: [1, 2] }, 'length', '.a'],
    [{ a: [{ b: 1 }] }, { a: [{ b: null }] }, 'type', '.a[0].b'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, 'order', ''],
    [10n ** 17n, 10n ** 17n + 1n, 'value', ''],
  ] as const)('%# %o and %o', (here, there, kind, path) => {
    expect(jsonDifferences(here, there)).toEqual([expect.objectContaining({ kind, path })]);
  });

  it('finds nothing in equal answers, nor in usage that recovered a little', () => {
    expect(jsonDifferences({ a: [1, 'x'] }, { a: [1, 'x'] })).toEqual([]);
    expect(jsonDifferences({ a: 'about 1000' }, { a: 'about 990' })).toEqual([]);
    expect(jsonDifferences({ a: 'about 1000' }, { a: 'about 900' })).toHaveLength(1);
  });

  it('does not call keys disordered because another is missing', () => {
    expect(jsonDifferences({ a: 1, c: 3 }, { a: 1, b: 2, c: 3 })).toHaveLength(1);
  });
});

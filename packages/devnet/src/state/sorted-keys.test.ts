import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedKeys } from './sorted-keys.ts';

it('sorts the keys of records of any shape, seen before or not', () => {
  const keys = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(keys, (names) => {
      const record = Object.fromEntries(names.map((name) => [name, 1]));
      for (const each of [record, record, Object.fromEntries(Object.entries(record).reverse())]) {
        expect(sortedKeys(each)).toEqual(Object.keys(each).sort());
      }
    }),
    { numRuns: 300 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inverseScalar, ORDER } from './scalar.ts';

const edge = fc.constantFrom(1n, 2n, 3n, ORDER - 1n, ORDER - 2n, ORDER / 2n, ORDER / 2n + 1n);
const short = fc.bigInt(1n, 2n ** 64n);

it('inverts every kind of scalar', () => {
  fc.assert(
    fc.property(fc.oneof(fc.bigInt(1n, ORDER - 1n), edge, short), (value) => {
      const inverse = inverseScalar(value);
      expect((inverse * value) % ORDER).toBe(1n);
      expect(inverse > 0n && inverse < ORDER).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

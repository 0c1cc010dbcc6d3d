import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impermanentLoss } from './impermanent-loss.ts';

test('is known for known moves of the price, in either direction', () => {
  expect(impermanentLoss([1_000n, 1_000n], [2_000n, 2_000n])).toBe(0);
  // The textbook: 1.25x 0.6 %, 2x 5.7 %, 4x 20 %, 5x 25.5 %.
  expect(impermanentLoss([100n, 100n], [100n, 125n])).toBe(62);
  expect(impermanentLoss([100n, 100n], [100n, 200n])).toBe(572);
  expect(impermanentLoss([100n, 100n], [200n, 100n])).toBe(572);
  expect(impermanentLoss([100n, 100n], [100n, 400n])).toBe(2_000);
  expect(impermanentLoss([100n, 100n], [100n, 500n])).toBe(2_547);
});

test('is a share, the same whichever coin comes first, and nothing of an empty pool', () => {
  const side = fc.bigInt({ min: 1n, max: 2n ** 112n });
  fc.assert(
    fc.property(side, side, side, side, (a, b, c, d) => {
      const loss = impermanentLoss([a, b], [c, d]);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(10_000);
      expect(impermanentLoss([b, a], [d, c])).toBe(loss);
    }),
  );
  expect(impermanentLoss([0n, 5n], [7n, 5n])).toBe(0);
});

test('is nothing at a price that did not move, though it was kept rounded', () => {
  const side = fc.bigInt({ min: 1_000_000n, max: 2n ** 112n });
  fc.assert(
    fc.property(side, side, (a, b) => {
      const rounded = (b << 112n) / a;
      fc.pre(rounded > 1_000_000n);
      expect(impermanentLoss([1n << 112n, rounded], [a, b])).toBe(0);
    }),
  );
});

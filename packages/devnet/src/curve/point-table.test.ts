import { secp256k1 } from '@noble/curves/secp256k1.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIELD } from './field-code.ts';
import { elementAt, X, Y, Z } from './kernel.ts';
import { addMultiple, fillTable, tableAt } from './point-table.ts';
import { ORDER } from './scalar.ts';

const { Point } = secp256k1;
const points = [Point.BASE, Point.BASE.multiply(0xabcdefn)];
const digits = [1n, 2n, 3n, 4n, 127n, 128n, 129n, 255n, 256n, 257n];
const windows = Array.from({ length: 32 }, (_, window) => 8n * BigInt(window));

beforeAll(() => {
  for (const [place, point] of points.entries()) fillTable(tableAt(place), point);
});

/** The sum of the kernel is (x / z², y / z³). */
function expectSum(expected: InstanceType<typeof Point>): void {
  const { x, y } = expected.toAffine();
  const z = elementAt(Z);
  expect(z).not.toBe(0n);
  expect(elementAt(X)).toBe((x * z ** 2n) % FIELD);
  expect(elementAt(Y)).toBe((y * z ** 3n) % FIELD);
}

describe('a table of multiples', () => {
  it('has every kind of digit in every window', () => {
    for (const [place, point] of points.entries()) {
      for (const scalar of windows.flatMap((bits) => digits.map((digit) => digit << bits))) {
        if (scalar >= ORDER) continue;
        expect(addMultiple(tableAt(place), scalar, true)).toBe(false);
        expectSum(point.multiplyUnsafe(scalar));
      }
    }
  });

  it('adds up the multiples of two points', () => {
    const scalar = fc.bigInt(1n, ORDER - 1n);
    fc.assert(
      fc.property(scalar, scalar, (first, second) => {
        const [one, other] = points as [typeof Point.BASE, typeof Point.BASE];
        addMultiple(tableAt(0), first, true);
        addMultiple(tableAt(1), second, false);
        expectSum(one.multiplyUnsafe(first).add(other.multiplyUnsafe(second)));
      }),
      { numRuns: 30 },
    );
  });

  it('leaves an empty sum empty for nothing', () => {
    expect(addMultiple(tableAt(0), 0n, true)).toBe(true);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ELEMENT_BYTES, FIELD } from './field-code.ts';
import { elementAt, FREE, invert, kernel, putElement, reserve } from './kernel.ts';

const edge = fc.constantFrom(0n, 1n, 2n, 977n, FIELD - 1n, FIELD - 2n, FIELD, 2n ** 256n - 1n);
const element = fc.oneof({ weight: 2, arbitrary: fc.bigInt(0n, FIELD - 1n) }, edge);
const [A, B, C, D] = [0, 1, 2, 3].map((place) => FREE + place * ELEMENT_BYTES) as [
  number,
  number,
  number,
  number,
];

beforeAll(() => reserve(D + ELEMENT_BYTES));

const modulo = (value: bigint) => ((value % FIELD) + FIELD) % FIELD;

describe('kernel', () => {
  it('multiplies, squares and subtracts like bigints, also what it made itself', () => {
    fc.assert(
      fc.property(element, element, element, (a, b, c) => {
        putElement(A, a);
        putElement(B, b);
        putElement(C, c);
        kernel.multiply(D, A, B);
        expect(elementAt(D)).toBe(modulo(a * b));
        kernel.subtract(D, D, C);
        expect(elementAt(D)).toBe(modulo(a * b - c));
        kernel.subtract(C, C, D);
        expect(elementAt(C)).toBe(modulo(2n * c - a * b));
        kernel.square(D, D);
        expect(elementAt(D)).toBe(modulo((a * b - c) ** 2n));
        kernel.multiply(C, C, D);
        expect(elementAt(C)).toBe(modulo((2n * c - a * b) * (a * b - c) ** 2n));
      }),
      { numRuns: 500 },
    );
  });

  it('inverts', () => {
    fc.assert(
      fc.property(element, (a) => {
        putElement(A, a);
        invert(B, A);
        expect(modulo(elementAt(B) * a)).toBe(modulo(a) === 0n ? 0n : 1n);
      }),
      { numRuns: 50 },
    );
  });
});

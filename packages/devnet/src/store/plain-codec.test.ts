import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plain } from '../state/canonical.ts';
import { MalformedBytes } from './byte-reader.ts';
import { decodePlain, encodePlain } from './plain-codec.ts';

const leaf = fc.oneof(
  fc.constant(undefined),
  fc.boolean(),
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.bigInt(),
  fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  fc.stringMatching(/^[0-9a-fA-F]{1,12}$/),
  fc.uint8Array(),
);
const plain = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value')),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { noNullPrototype: true },
    ),
  ) as fc.Arbitrary<Plain>,
})).value;

describe('plain codec', () => {
  it('gives back every value unchanged', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(decodePlain(encodePlain(value))).toStrictEqual(value);
      }),
    );
  });

  it('throws MalformedBytes for anything cut short', () => {
    fc.assert(
      fc.property(plain, fc.nat(), (value, at) => {
        const bytes = encodePlain(value);
        expect(() => decodePlain(bytes.subarray(0, at % bytes.length))).toThrow(MalformedBytes);
      }),
    );
  });

  it('never throws anything else for arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        try {
          decodePlain(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedBytes);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

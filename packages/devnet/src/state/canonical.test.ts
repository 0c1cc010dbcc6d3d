import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, isSame, type Plain } from './canonical.ts';

const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Plain>(undefined, true, false, 0, 1, 2.5, 0n, 1n, '', '0', '1', 'U'),
    fc.constantFrom([0], [1], [1, 0], []).map((bytes) => Uint8Array.from(bytes)),
    fc.array(tie('plain'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('plain'), { maxKeys: 3 }),
  ),
}));

describe('two values', () => {
  it('are the same exactly when their texts are', () => {
    fc.assert(
      fc.property(plain, plain, (left, right) => {
        expect(isSame(left, right)).toBe(canonical(left) === canonical(right));
        expect(isSame(left, structuredClone(left))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

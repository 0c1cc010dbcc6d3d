import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRound, vestedBps } from './launch-vesting.ts';

test('the next round is the first second at which more is vested; there is none once all of it is', () => {
  const someTerms = fc.record({
    vestingDelay: fc.bigInt({ min: 0n, max: 500n }),
    vestingInterval: fc.bigInt({ min: 1n, max: 60n }),
    vestingRate: fc.bigInt({ min: 500n, max: 10_000n }),
  });
  const property = fc.property(someTerms, fc.bigInt({ min: 0n, max: 2_000n }), (terms, passed) => {
    const vested = vestedBps(terms, passed);
    let later = passed + 1n;
    while (vested < 10_000n && vestedBps(terms, later) === vested) later += 1n;
    expect(nextRound(terms, passed)).toBe(vested < 10_000n ? later : null);
  });
  fc.assert(property);
});

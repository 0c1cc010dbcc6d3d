import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountIn, amountOut } from '../swap/pair-math.ts';
import { largestZap, zapQuote } from './zap.ts';

const reserve = fc.bigInt({ min: 10n ** 6n, max: 2n ** 100n });
const pool = fc.record({ reserveIn: reserve, reserveOther: reserve, lpSupply: reserve });

describe('a zap', () => {
  test('of figures that the contract gave', () => {
    const known = {
      reserveIn: 400_000_000_000n,
      reserveOther: 100_000_000_000n,
      lpSupply: 200_000_000_000n,
    };
    expect(zapQuote(known, 900_000_000n)).toEqual({
      swapIn: 450_422_794n,
      swapOut: 112_141_981n,
      added: 449_577_202n,
      leftover: 4n,
      lp: 224_535_760n,
      impactBps: 22,
      isTooLarge: false,
    });
    expect(largestZap(known)).toBe(959_134_272n);
  });

  test('never needs more than it is given, and leaves less than one unit of the other coin is worth', () => {
    fc.assert(
      fc.property(pool, fc.bigInt({ min: 1n, max: 100n }), (of, percent) => {
        const amount = (of.reserveIn * percent) / 100n;
        const { swapIn, swapOut, added, leftover, lp } = zapQuote(of, amount);
        expect(leftover).toBeGreaterThanOrEqual(0n);
        expect(swapIn + added + leftover).toBe(amount);
        const unit = (of.reserveIn + swapIn) / (of.reserveOther - swapOut) + 1n;
        if (swapOut > 0n) expect(leftover).toBeLessThanOrEqual(3n * unit + 3n);
        // Nobody who was in the pool before owns less of it than before.
        const supply = of.lpSupply + lp;
        const after = (of.reserveIn + swapIn + added) * of.reserveOther * of.lpSupply ** 2n;
        expect(after).toBeGreaterThanOrEqual(of.reserveIn * of.reserveOther * supply ** 2n);
      }),
    );
  });

  test('is too large just above the largest', () => {
    fc.assert(
      fc.property(pool, (of) => {
        const most = largestZap(of);
        expect(zapQuote(of, most).isTooLarge).toBe(false);
        expect(zapQuote(of, most + most / 1_000n + 3_000n).isTooLarge).toBe(true);
      }),
    );
  });
});

test('what a pair wants for an amount gives at least that amount', () => {
  fc.assert(
    fc.property(reserve, reserve, reserve, (reserveIn, reserveOut, wanted) => {
      const out = wanted % reserveOut;
      const paid = amountIn(out, reserveIn, reserveOut);
      expect(amountOut(paid!, reserveIn, reserveOut)).toBeGreaterThanOrEqual(out);
      if (out > 0n) expect(amountOut(paid! - 2n, reserveIn, reserveOut)).toBeLessThan(out);
    }),
  );
  expect(amountIn(100n, 1_000n, 100n)).toBeNull();
});

import type { Address } from '@vellum/tron/address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smaller } from '../numbers/bigint-order.ts';
import { amountIn, amountOut, MAX_RESERVE } from './pair-math.ts';
import { maximumPaid, minimumReceived } from './swap-limits.ts';
import { largestSwap, quotePath, quoteRoute, quoteSwap, type SwapQuote } from './swap-quote.ts';
import { routeOf, routesBetween, type SwapPair, type SwapRoute } from './swap-route.ts';

const [SALT, TRX, VLM, USDT] = ['SALT', 'TRX', 'VLM', 'USDT'] as unknown as [
  Address,
  Address,
  Address,
  Address,
];
const pairOf = (a: Address, b: Address, reserves: readonly [bigint, bigint]): SwapPair => ({
  pair: `${a}-${b}` as Address,
  coins: [a, b],
  reserves,
});
const M = 1_000_000n;
const pairs = [
  pairOf(SALT, TRX, [8_000_000n * M, 500_000n * M]),
  pairOf(VLM, TRX, [300_000n * M, 100_000n * M]),
  pairOf(USDT, VLM, [31_000n * M, 300_000n * M]),
  pairOf(TRX, USDT, [100_000n * M, 31_000n * M]),
];

const reserve = fc.bigInt({ min: 1_000n, max: 2n ** 100n });
const hop = fc.record({ reserveIn: reserve, reserveOut: reserve });
const route = fc
  .array(hop, { minLength: 1, maxLength: 2 })
  .map((hops): SwapRoute => ({ path: [], hops: hops.map((one) => ({ pair: VLM, ...one })) }));
const quoted = (of: SwapRoute, side: 'in' | 'out', amount: bigint): SwapQuote | undefined =>
  quoteRoute(of, side, amount).quote;

describe('routes', () => {
  test('have one or two hops, the direct one first, over funded pairs alone', () => {
    const found = routesBetween(pairs, TRX, USDT).map(({ path }) => path);
    expect(found).toEqual([
      [TRX, USDT],
      [TRX, VLM, USDT],
    ]);
    expect(routesBetween(pairs, SALT, VLM).map(({ path }) => path)).toEqual([[SALT, TRX, VLM]]);
    expect(routesBetween(pairs, TRX, TRX)).toEqual([]);
    const empty = [pairOf(SALT, TRX, [0n, 5n]), ...pairs.slice(1)];
    expect(routesBetween(empty, SALT, VLM)).toEqual([]);
  });

  test('are found by their path', () => {
    expect(routeOf(pairs, [SALT, TRX, USDT])?.hops).toEqual([
      { pair: 'SALT-TRX', reserveIn: 8_000_000n * M, reserveOut: 500_000n * M },
      { pair: 'TRX-USDT', reserveIn: 100_000n * M, reserveOut: 31_000n * M },
    ]);
    expect(routeOf(pairs, [SALT, VLM])).toBeNull();
    expect(routeOf(pairs, [SALT])).toBeNull();
  });
});

describe('a quote', () => {
  test('takes the way with the best outcome, in either direction', () => {
    const request = { from: TRX, to: USDT, side: 'in', amount: 1_000n * M } as const;
    const [direct, over] = routesBetween(pairs, TRX, USDT).map(
      (one) => quoted(one, 'in', 1_000n * M)!.received,
    ) as [bigint, bigint];
    expect(direct).toBeGreaterThan(over);
    expect(quoteSwap(pairs, request).quote?.received).toBe(direct);
    // A pool that is bent makes the longer way the better one.
    const bent = [...pairs.slice(0, 3), pairOf(TRX, USDT, [100_000n * M, 25_000n * M])];
    const better = quoteSwap(bent, request).quote;
    expect(better?.route.path).toEqual([TRX, VLM, USDT]);
    const exact = quoteSwap(bent, { ...request, side: 'out', amount: 300n * M }).quote;
    expect(exact?.route.path).toEqual([TRX, VLM, USDT]);
    expect(exact?.received).toBe(300n * M);
    const cheapest = routesBetween(bent, TRX, USDT).map(
      (one) => quoted(one, 'out', 300n * M)!.paid,
    );
    expect(exact?.paid).toBe(cheapest.reduce(smaller));
  });

  test('names why there is none', () => {
    const of = (from: Address, to: Address, amount: bigint, side: 'in' | 'out' = 'in') =>
      quoteSwap(pairs, { from, to, side, amount }).refusal;
    const stranger = 'STRANGER' as Address;
    expect(of(TRX, VLM, 0n)).toBe('AMOUNT_ZERO');
    expect(of(TRX, stranger, 1n)).toBe('TOKEN_NOT_TRADABLE');
    expect(of(TRX, VLM, 300_000n * M, 'out')).toBe('NOT_ENOUGH_LIQUIDITY');
    expect(of(SALT, TRX, 1n)).toBe('AMOUNT_TOO_SMALL');
    expect(of(SALT, TRX, MAX_RESERVE)).toBe('NOT_ENOUGH_LIQUIDITY');
    const empty = [pairOf(SALT, TRX, [0n, 0n])];
    const request = { from: SALT, to: TRX, side: 'in', amount: 5n } as const;
    expect(quoteSwap(empty, request).refusal).toBe('POOL_EMPTY');
    expect(quotePath(empty, [SALT, TRX], 'in', 5n).refusal).toBe('POOL_EMPTY');
    expect(quotePath(pairs, [SALT, VLM], 'in', 5n).refusal).toBe('TOKEN_NOT_TRADABLE');
    expect(quotePath(pairs, [SALT], 'in', 5n).refusal).toBe('TOKEN_NOT_TRADABLE');
    expect(quotePath(pairs, [SALT, TRX], 'in', 0n).refusal).toBe('AMOUNT_ZERO');
    expect(quotePath(pairs, [SALT, TRX, VLM], 'in', 5n * M)).toEqual(
      quoteSwap(pairs, { from: SALT, to: VLM, side: 'in', amount: 5n * M }),
    );
  });

  test('of an amount out costs the least amount in that buys it', () => {
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 9_999n }), (a, b, share) => {
        const wanted = (b * share) / 10_000n + 1n;
        const paid = amountIn(wanted, a, b);
        expect(paid === null).toBe(wanted >= b);
        if (paid === null) return;
        expect(amountOut(paid, a, b)).toBeGreaterThanOrEqual(wanted);
        // The router rounds up by a whole unit, also where it need not.
        if (paid > 2n) expect(amountOut(paid - 2n, a, b)).toBeLessThan(wanted);
      }),
    );
  });

  test('never leaves the pair with a smaller product, and impact is what the fee does not explain', () => {
    fc.assert(
      fc.property(route, fc.bigInt({ min: 1n, max: 2n ** 100n }), (of, amount) => {
        const quote = quoted(of, 'in', amount);
        if (quote === undefined) return;
        let [ideal, scale] = [quote.paid, 1n];
        for (const [place, { reserveIn, reserveOut }] of of.hops.entries()) {
          const [paid, got] = [quote.amounts[place]!, quote.amounts[place + 1]!];
          expect((reserveIn + paid) * (reserveOut - got)).toBeGreaterThanOrEqual(
            reserveIn * reserveOut,
          );
          [ideal, scale] = [ideal * reserveOut * 997n, scale * reserveIn * 1_000n];
        }
        // Without impact `ideal / scale` would come out; rounding to units can only take from what does.
        const most = ideal * BigInt(10_000 - quote.impactBps + 1);
        expect(quote.received * scale * 10_000n).toBeLessThanOrEqual(most);
        expect(quote.impactBps).toBeGreaterThan(0);
        expect(quote.impactBps).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});

describe('the most that can be sold', () => {
  test('at a price impact keeps it, and one thousandth more does not', () => {
    const impact = fc.integer({ min: 1, max: 9_000 });
    fc.assert(
      fc.property(route, impact, (of, bps) => {
        const most = largestSwap(of, bps);
        if (most === null) return;
        expect(most.impactBps).toBeLessThanOrEqual(bps);
        const more = quoted(of, 'in', most.paid + most.paid / 1_000n + 1n);
        const isDust = most.amounts.some((amount) => amount < 10_000n);
        if (more !== undefined && !isDust) expect(more.impactBps).toBeGreaterThan(bps);
      }),
    );
  });

  test('is nothing in a pool of a few units', () => {
    const tiny = { path: [], hops: [{ pair: VLM, reserveIn: 3n, reserveOut: 3n }] };
    expect(largestSwap(tiny, 300)).toBeNull();
  });
});

test('limits keep the loss within the tolerance, to the unit', () => {
  const tolerance = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 112n }), tolerance, (amount, bps) => {
      const [least, most] = [minimumReceived(amount, bps), maximumPaid(amount, bps)];
      expect((amount - least) * 10_000n).toBeLessThanOrEqual(amount * BigInt(bps));
      expect((most - amount) * 10_000n).toBeLessThanOrEqual(amount * BigInt(bps));
      expect(least).toBeGreaterThan(0n);
    }),
  );
  expect([minimumReceived(10_000n, 50), maximumPaid(10_000n, 50)]).toEqual([9_950n, 10_050n]);
  expect([minimumReceived(1n, 50), maximumPaid(1n, 50)]).toEqual([1n, 1n]);
});

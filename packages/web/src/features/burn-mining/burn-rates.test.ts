import { describe, expect, it } from 'vitest';
import {
  type BurnRates,
  belowAverageBps,
  coinFromSwap,
  coinToBurn,
  leastCoin,
  mostCoin,
  valueForSwap,
  valueOfBurn,
} from './burn-rates.ts';

const U = 1_000_000n;

/** 0.40 U a coin; a pair of 100,000 U and 250,000 coins. */
const rates: BurnRates = {
  perSample: 2_500_000n * U,
  averagePerSample: 2_500_000n * U,
  room: 1_000n * U,
  swapRoom: 500n * U,
  reserveU: 100_000n * U,
  reserveCoin: 250_000n * U,
};

/** Odd figures, small and large. */
const many = [1n, 3n, 999_983n, 10n ** 9n + 7n, 10n ** 15n + 37n];
const anyRates: readonly BurnRates[] = many.flatMap((perSample) =>
  many.slice(2).map((reserve) => ({
    ...rates,
    perSample,
    reserveU: reserve,
    reserveCoin: reserve * 2n + 1n,
  })),
);

describe('coin and value of a burn', () => {
  it('are each other, one unit dearer as the contract has it', () => {
    expect(coinToBurn(rates, 200n * U)).toBe(500n * U + 1n);
    expect(valueOfBurn(rates, 500n * U + 1n)).toBe(200n * U);
    expect(valueOfBurn(rates, 0n)).toBe(0n);
  });

  it('never take more coin than was entered', () => {
    for (const some of anyRates) {
      for (const coin of many) {
        const value = valueOfBurn(some, coin);
        expect(value === 0n || coinToBurn(some, value) <= coin).toBe(true);
      }
    }
  });
});

describe('coin and value of a swap', () => {
  it('follow the pair with its fee', () => {
    expect(coinFromSwap(rates, 1_000n * U)).toBe(2_467_895_085n);
    expect(valueForSwap(rates, 2_467_895_085n)).toBe(1_000n * U);
    expect(valueForSwap(rates, rates.reserveCoin)).toBeNull();
    expect(valueForSwap(rates, 0n)).toBe(0n);
  });

  it('bring at least the coin that was asked for', () => {
    for (const some of anyRates) {
      for (const coin of many) {
        const value = valueForSwap(some, coin);
        expect(value === null || coinFromSwap(some, value) >= coin).toBe(true);
      }
    }
  });

  it('tell how far they are below the average', () => {
    // 0.3 % fee and the impact of 1 % of the pair.
    expect(belowAverageBps(rates, 1_000n * U)).toBe(129);
    expect(belowAverageBps(rates, 10n * U)).toBe(31);
    expect(belowAverageBps({ ...rates, averagePerSample: 1n }, 10n * U)).toBe(0);
  });
});

describe('bounds', () => {
  it('allow a tolerance and never more than is there', () => {
    expect(mostCoin(1_000n, 50n, 10_000n)).toBe(1_005n);
    expect(mostCoin(1_000n, 50n, 1_002n)).toBe(1_002n);
    // What is not there is told by the balance, not by a bound that could never hold.
    expect(mostCoin(1_000n, 50n, 10n)).toBe(1_005n);
    expect(leastCoin(1_000n, 50n)).toBe(995n);
  });
});

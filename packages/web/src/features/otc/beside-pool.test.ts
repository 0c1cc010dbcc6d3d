import { expect, it } from 'vitest';
import { besidePool } from './beside-pool.ts';

const TRX = 1_000_000n;
/** 100 coins cost 33.516… TRX here. */
const pool = { sell: 100_000n * TRX, want: 33_383n * TRX };
const taken = (pay: bigint, decimals = 6) => ({ amount: 100n * TRX, pay, decimals });

it('subtracts what is written', () => {
  expect(besidePool(taken(34n * TRX), pool)).toEqual({
    cost: 33_510_000n,
    isLess: false,
    difference: 490_000n,
  });
});

it('never makes a saving larger than it is', () => {
  const saved = besidePool(taken(33n * TRX), pool);
  expect(saved).toMatchObject({ isLess: true, difference: 510_000n });
});

it('leaves alone what is less than a hundredth, or has no hundredths', () => {
  const small = { sell: 1_000_000n * TRX, want: 10n * TRX };
  expect(besidePool(taken(0n), small)?.cost).toBe(1_004n);
  expect(besidePool(taken(0n, 0), pool)?.cost).toBe(33_516_968n);
});

it('is nothing where the pool has not so much', () => {
  expect(besidePool(taken(1n), { sell: TRX, want: TRX })).toBeNull();
});

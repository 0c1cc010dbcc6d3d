import type { HexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { builtRoot, LEAST_RAISE, type RootLimits, raiseAllowed } from './payout-rules.ts';

const day = 86_400n;
const TRX = 1_000_000n;

/** Two days of allowance are far more than what is held. */
const limits: RootLimits = {
  total: 600n * TRX,
  held: 1_000n * TRX,
  dailyCap: 1_000_000n * TRX,
  allowanceFrom: 0n,
  now: 2n * day,
};

describe('by how much a root may raise the promise', () => {
  test('what is held and not promised yet', () => {
    expect(raiseAllowed(limits)).toBe(400n * TRX);
    expect(raiseAllowed({ ...limits, total: limits.held - 1n })).toBe(1n);
  });

  test.each([0n, 1n])('nothing when all is promised, or %s more', (more) => {
    expect(raiseAllowed({ ...limits, total: limits.held + more })).toBe(0n);
  });

  test('the allowance, which gathers by the second and up to two days for one root', () => {
    const capped = { ...limits, dailyCap: 10n * TRX };
    expect(raiseAllowed({ ...capped, now: 0n })).toBe(0n);
    expect(raiseAllowed({ ...capped, now: day / 2n })).toBe(5n * TRX);
    expect(raiseAllowed({ ...capped, now: 2n * day })).toBe(20n * TRX);
    expect(raiseAllowed({ ...capped, now: 7n * day })).toBe(20n * TRX);
  });
});

test('a root never promises more than is held, whoever is entitled to more', () => {
  const claimant = (digit: string, entitled: bigint) => ({
    address: `41${digit.repeat(40)}` as HexAddress,
    entitled,
    rooted: 0n,
    waitingSince: Number(digit),
  });
  const root = builtRoot([claimant('1', 300n * TRX), claimant('2', 300n * TRX)], limits);
  expect(root.total).toBe(limits.held);
  expect(root.isWhole).toBe(false);
  expect(root.leaves.map(({ cumulative }) => cumulative)).toEqual([300n * TRX, 100n * TRX]);
  const nothing = { ...limits, held: limits.total + LEAST_RAISE - 1n };
  expect(builtRoot([claimant('1', 300n * TRX)], nothing).leaves).toEqual([]);
});

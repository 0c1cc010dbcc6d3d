import { expect, it } from 'vitest';
import type { InU } from '../coins/coin-rates.ts';
import type { Claim } from './claims.ts';
import { availableOf } from './use-available.ts';

const inU: InU = ({ coin, amount }) => (coin === null ? BigInt(amount) : null);
const trx = (amount: bigint) => ({ coin: null, symbol: 'TRX', amount: String(amount) });
const bonus = { key: 'bonus', source: 'bonus', coin: null, symbol: 'TRX', amount: 20_000_000n };
const claims = [bonus] as unknown as readonly Claim[];

it('leaves out what a withdrawal carries already', () => {
  const open = { amount: trx(100_000_000n) };
  const payout = { available: trx(100_000_000n), open } as Parameters<typeof availableOf>[1];
  expect(availableOf(claims, payout, inU)).toBe(20_000_000n);
});

it('has no worth while a coin has none, and is what contracts hold without a session', () => {
  const other = { ...bonus, coin: 'T' } as unknown as Claim;
  expect(availableOf([...claims, other], undefined, inU)).toBeNull();
  expect(availableOf(claims, undefined, inU)).toBe(20_000_000n);
});

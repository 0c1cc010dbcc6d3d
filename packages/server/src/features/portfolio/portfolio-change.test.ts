import { expect, it } from 'vitest';
import { changeBetween, changeOver } from './portfolio-change.ts';
import type { PortfolioDay } from './portfolio-day.ts';

type Assets = Readonly<Record<string, readonly [amount: bigint, u: bigint]>>;

function day(at: number, assets: Assets, earned: Readonly<Record<string, bigint>> = {}) {
  const list = Object.entries(assets);
  const u = list.reduce((sum, [, [, value]]) => sum + value, 0n);
  return {
    ...{ at, block: at, u, trx: 0n, earned: new Map(Object.entries(earned)) },
    assets: new Map(list.map(([key, [amount, value]]) => [key, { amount, u: value }])),
  } satisfies PortfolioDay;
}

it('a price moves what was there, and what came since is added at the later price', () => {
  const before = day(0, { TRX: [100n, 30n] });
  const after = day(1, { TRX: [150n, 60n] });
  expect(changeBetween(before, after)).toEqual({ u: 30n, gained: 10n, added: 20n });
});

it('rewards are gained, not added', () => {
  const before = day(0, { TRX: [100n, 100n] }, { TRX: 5n });
  const after = day(1, { TRX: [110n, 110n] }, { TRX: 15n });
  expect(changeBetween(before, after)).toEqual({ u: 10n, gained: 10n, added: 0n });
});

it('a swap leaves only its cost in what was added', () => {
  const before = day(0, { TRX: [100n, 100n] });
  const after = day(1, { TRX: [40n, 40n], VLM: [7n, 58n] });
  expect(changeBetween(before, after)).toEqual({ u: -2n, gained: 0n, added: -2n });
});

it('a launch that makes shares dearer adds nothing, and neither does claiming them', () => {
  const sold = day(0, { 'presale T': [10n, 100n] });
  const launched = day(1, { 'presale T': [10n, 160n] });
  const claimed = day(2, { 'presale T': [4n, 64n], T: [6n, 48n], TRX: [48n, 48n] });
  expect(changeBetween(sold, launched)).toEqual({ u: 60n, gained: 60n, added: 0n });
  expect(changeBetween(launched, claimed)).toEqual({ u: 0n, gained: 0n, added: 0n });
});

it('the rate leaves out what was added', () => {
  const days = [day(0, { TRX: [100n, 100n] }), day(1, { TRX: [200n, 220n] })];
  expect(changeOver(days)).toMatchObject({ u: 120n, gained: 10n, added: 110n, rate: 1_000 });
  expect(changeOver(days.slice(0, 1))).toBeNull();
});

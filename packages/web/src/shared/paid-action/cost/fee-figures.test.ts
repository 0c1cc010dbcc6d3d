import { expect, it } from 'vitest';
import { feeFigures, isCheaper, wholeTrx } from './fee-figures.ts';

const cost = { expected: 4_830_000n, bandwidth: 345_000n, most: 14_345_000n };

it('without a rental is what the calls take', () => {
  expect(feeFigures(cost, null)).toEqual({ expected: 4_830_000n, most: 14_345_000n });
});

it('with a rental counts its price and its own fee, and no energy of the call', () => {
  const offer = { energy: 65_000, hours: 1, price: 2_000_000n, network: 500_000n };
  expect(feeFigures(cost, { ...offer, mostNetwork: 9_000_000n })).toEqual({
    expected: 2_845_000n,
    most: 25_345_000n,
  });
});

it('a rental is offered from a tenth of saving on, its own fee included', () => {
  const offer = { price: 2_000_000n, network: 7_000_000n };
  expect(isCheaper(offer, 10_000_001n)).toBe(true);
  expect(isCheaper(offer, 10_000_000n)).toBe(false);
});

it('a limit is whole TRX, never too low', () => {
  expect(wholeTrx(14_000_000n)).toBe(14n);
  expect(wholeTrx(14_000_001n)).toBe(15n);
});

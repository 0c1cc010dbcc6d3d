import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { limitOf } from '../../shared/swap/swap-limit.ts';
import { impactFigure, toleranceBps, usualTolerance } from '../../shared/swap/tolerance.ts';
import { kindOf, poolFeeOf } from './swap-terms.ts';

const place = (n: number): Address =>
  fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress);
const [wtrx, salt] = [place(1), place(2)];

describe('two tokens', () => {
  it('are wrapped, unwrapped or swapped', () => {
    expect(kindOf({ pay: null, receive: wtrx }, wtrx)).toBe('wrap');
    expect(kindOf({ pay: wtrx, receive: null }, wtrx)).toBe('unwrap');
    expect(kindOf({ pay: null, receive: salt }, wtrx)).toBe('swap');
    expect(kindOf({ pay: wtrx, receive: salt }, wtrx)).toBe('swap');
  });
});

describe('the bound of a swap', () => {
  it('lies within the tolerance, on the side that stays open', () => {
    const quote = { paid: 1_000n, received: 2_001n };
    expect(limitOf(quote, 'in', 50)).toBe(1_991n);
    expect(limitOf(quote, 'out', 50)).toBe(1_005n);
  });

  it.each([1, 7, 10, 50, 99, 300, 5_000])('never lets more be lost than %i bps', (bps) => {
    for (const amount of [1n, 3n, 101n, 9_999n, 10_001n, 123_456_789n, 2n ** 100n - 1n]) {
      const quote = { paid: amount, received: amount };
      const [least, most] = [limitOf(quote, 'in', bps), limitOf(quote, 'out', bps)];
      expect((amount - least) * 10_000n).toBeLessThanOrEqual(amount * BigInt(bps));
      expect((most - amount) * 10_000n).toBeLessThanOrEqual(amount * BigInt(bps));
    }
  });
});

describe('the fee of the pools', () => {
  it('is taken once for each hop', () => {
    expect(poolFeeOf(1_000_000n, 1)).toBe(3_000n);
    expect(poolFeeOf(1_000_000n, 2)).toBe(5_991n);
  });
});

describe('a tolerance', () => {
  it('is one of three, or what was typed in percent', () => {
    const own = (text: string) => toleranceBps({ choice: 'own', own: text });
    expect(toleranceBps(usualTolerance)).toBe(50);
    expect(own('2.5')).toBe(250);
    expect(own(' 0.07 ')).toBe(7);
    expect(own('50')).toBe(5_000);
    for (const text of ['', '50.01', '1.234', '-1', 'abc', '1,5']) expect(own(text)).toBeNull();
  });

  it('stands beside an impact that is typed with two decimals', () => {
    expect(impactFigure(1_919)).toBe('19.19');
    expect(impactFigure(1_500)).toBe('15.00');
  });
});

import { describe, expect, it } from 'vitest';
import { twoDecimals } from '../format/amount.ts';
import { sumAtCent } from './sum-at-cent.ts';

const shown = (amounts: readonly bigint[], round: 'down' | 'up') =>
  amounts.map((amount) => Number(twoDecimals(amount, round))).reduce((a, b) => a + b, 0);

describe('a total', () => {
  const amounts = [3_345_999n, 2_859_000n, 1_090_001n];

  it('of what one gets is the sum of what is listed', () => {
    expect(twoDecimals(sumAtCent(amounts) ?? 0n)).toBe(shown(amounts, 'down').toFixed(2));
  });

  it('of what one pays is the sum of what is listed', () => {
    expect(twoDecimals(sumAtCent(amounts, 'up') ?? 0n)).toBe(shown(amounts, 'up').toFixed(2));
  });

  it('is not known while a part is not', () => {
    expect(sumAtCent([1n, null])).toBeNull();
    expect(sumAtCent([])).toBe(0n);
  });
});

import { describe, expect, it } from 'vitest';
import { twoDecimals } from '../../shared/format/amount.ts';
import { boxNumber, oddsTexts } from './figures.ts';
import { averagePrize, boxesBelow, commonest, costOf, tierOfPrize, worthOf } from './odds.ts';

const COIN = 1_000_000n;
const tiers = [
  { count: 2, amount: 5_000n * COIN },
  { count: 18, amount: 500n * COIN },
  { count: 80, amount: 100n * COIN },
  { count: 300, amount: 40n * COIN },
  { count: 600, amount: 10n * COIN },
];
const rate = { worth: 418_200n, per: COIN };

describe('what a box is worth', () => {
  it('is the mean of all prizes, for one box and for several', () => {
    expect(averagePrize(tiers)).toBe(45n * COIN);
    expect(averagePrize(tiers, 4)).toBe(180n * COIN);
    expect(averagePrize([])).toBe(0n);
  });

  it('is rounded down, and what it costs is rounded up', () => {
    const thirds = { worth: 1n, per: 3n };
    expect(worthOf(10n, thirds)).toBe(3n);
    expect(costOf(10n, thirds)).toBe(4n);
    expect(costOf(9n, thirds)).toBe(3n);
    expect(twoDecimals(18_819_999n)).toBe('18.81');
    expect(twoDecimals(20_000_001n, 'up')).toBe('20.01');
    expect(twoDecimals(2_091_000_000n)).toBe('2,091.00');
  });

  it('is below the price for most boxes', () => {
    expect(boxesBelow(tiers, rate, 20n * COIN)).toBe(900);
    expect(boxesBelow(tiers, rate, 0n)).toBe(0);
    expect(commonest(tiers)?.count).toBe(600);
  });
});

describe('odds', () => {
  const plain = (...counts: number[]) =>
    oddsTexts(counts).map((text) => text.replace('\u202f%', ''));

  it('are written to the same decimals, and never as none', () => {
    expect(plain(2, 18, 80, 300, 600)).toEqual(['0.2', '1.8', '8.0', '30.0', '60.0']);
    expect(plain(1, 9_999)).toEqual(['0.01', '99.99']);
    expect(plain(1, 99_999)).toEqual(['0.001', '99.999']);
    expect(plain(1000)).toEqual(['100.0']);
    expect(plain(0, 1000)).toEqual(['0.0', '100.0']);
    expect(plain(0, 0)).toEqual(['0.0', '0.0']);
  });

  it('add up to 100 % as they are written', () => {
    expect(plain(1, 1, 1)).toEqual(['33.4', '33.3', '33.3']);
    for (let one = 0; one < 40; one++) {
      for (let other = 1; other < 1_000; other += 7) {
        const texts = plain(one, other, one * other, 3);
        const tenThousandths = texts.map((text) => Math.round(Number(text) * 10_000));
        expect(tenThousandths.reduce((sum, part) => sum + part)).toBe(1_000_000);
      }
    }
  });

  it('find the tier of a prize number with the numbers it has', () => {
    expect(tierOfPrize(tiers, 78)).toEqual({ tier: tiers[2], first: 20, last: 99 });
    expect(tierOfPrize(tiers, 0)).toMatchObject({ first: 0, last: 1 });
    expect(tierOfPrize(tiers, 999)?.tier).toBe(tiers[4]);
    expect(tierOfPrize(tiers, 1000)).toBeNull();
  });

  it('number boxes with four digits', () => {
    expect(boxNumber(331)).toBe('0331');
    expect(boxNumber('12345')).toBe('12345');
  });
});

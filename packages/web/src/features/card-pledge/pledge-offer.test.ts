import { describe, expect, test } from 'vitest';
import { hindrance, offerFor } from './pledge-offer.ts';

const money = (amount: string) => ({ coin: null, symbol: 'VLM', amount });
const row = (level: number, atLeast: string, atPresent: string) => ({
  level,
  weight: 10,
  atLeast: money(atLeast),
  atPresent: money(atPresent),
});
const short = { days: 30, weight: 100, levels: [row(1, '10', '100')] };
const long = { days: 90, weight: 125, levels: [row(1, '30', '310'), row(4, '700', '7000')] };

describe('what a pledge offers', () => {
  test('is the sum of its cards', () => {
    expect(offerFor([1, 1, 4], long)).toEqual({ atLeast: 760n, atPresent: 7_620n });
    expect(offerFor([], long)).toEqual({ atLeast: 0n, atPresent: 0n });
  });

  test('is nothing when a level needs a longer term', () => {
    expect(offerFor([1, 4], short)).toBeNull();
    expect(hindrance([1, 4], short, [short, long])).toEqual({ level: 4, days: 90 });
    expect(hindrance([1, 4], long, [short, long])).toBeNull();
  });
});

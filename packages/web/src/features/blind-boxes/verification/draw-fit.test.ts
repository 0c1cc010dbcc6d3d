import { describe, expect, it } from 'vitest';
import { chiSquareTail, fitOf } from './draw-fit.ts';

describe('how well a draw fits its odds', () => {
  // Critical values of the chi-square distribution, as any table has them.
  it.each([
    [3.841, 1, 0.05],
    [5.991, 2, 0.05],
    [9.488, 4, 0.05],
    [0.711, 4, 0.95],
    [18.467, 4, 0.001],
  ])('knows the tail at %f with %d degrees of freedom', (value, freedom, chance) => {
    expect(chiSquareTail(value, freedom)).toBeCloseTo(chance, 3);
  });

  it('finds an even draw usual and a crooked one rare', () => {
    const even = [
      { count: 100, drawn: 50 },
      { count: 300, drawn: 150 },
      { count: 600, drawn: 300 },
    ];
    const crooked = [
      { count: 100, drawn: 5 },
      { count: 300, drawn: 150 },
      { count: 600, drawn: 345 },
    ];
    expect(fitOf(even)).toBe(100);
    expect(fitOf(crooked)).toBe(0);
  });

  it('takes rare prizes together and says nothing of too few boxes', () => {
    expect(
      fitOf([
        { count: 1, drawn: 1 },
        { count: 99, drawn: 2 },
      ]),
    ).toBeNull();
    const whole = [
      { count: 10, drawn: 10 },
      { count: 90, drawn: 90 },
    ];
    expect(fitOf(whole)).toBeNull();
    const rare = [
      { count: 2, drawn: 2 },
      { count: 18, drawn: 14 },
      { count: 80, drawn: 64 },
      { count: 900, drawn: 740 },
    ];
    expect(fitOf(rare)).toBeGreaterThan(20);
  });
});

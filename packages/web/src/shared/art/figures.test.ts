import { describe, expect, it } from 'vitest';
import { pathOf, polar, turn } from './curve.ts';
import { flower, orbit, ring } from './figures.ts';

const numbersOf = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number);

describe('line art', () => {
  it('draws a circle so closely that no eye sees the difference', () => {
    const path = pathOf((angle) => polar(100, angle), 0, turn, 8);
    const points = numbersOf(path);
    // M x y, then three points per piece: the third lies on the curve.
    const onCurve = points.slice(2).filter((_, index) => index % 6 >= 4);
    for (let index = 0; index < onCurve.length; index += 2) {
      expect(Math.hypot(onCurve[index]!, onCurve[index + 1]!)).toBeCloseTo(1000, -1);
    }
  });

  it('stays between its envelopes', () => {
    const { path } = ring({ folds: 9, waves: 2, radius: 100, amplitude: 20, strands: 5 });
    const ends = numbersOf(path.replaceAll('M', ' M').split('C')[0]!);
    expect(Math.hypot(ends[0]!, ends[1]!)).toBeLessThanOrEqual(1201);
  });

  it('is the same every time', () => {
    const shape = {
      folds: 6,
      inner: 10,
      outer: 50,
      innerDepth: 2,
      outerDepth: 8,
      twist: 0.2,
      circles: 4,
    };
    expect(flower(shape)).toEqual(flower(shape));
    expect(orbit({ circles: 12, distance: 50, radius: 30 }).folds).toBe(12);
  });
});

import { describe, expect, it } from 'vitest';
import { pathOf, polar, turn } from './curve.ts';
import { flower } from './flower.ts';
import { orbit } from './orbit.ts';
import { ring } from './ring.ts';
import { stitch } from './stitch.ts';
import { trochoid } from './trochoid.ts';

/** Places on the curve: the start, then the end of every piece, as steps from the one before. */
function placesOf(path: string): readonly (readonly [number, number])[] {
  const [start, ...bends] = path.split(/[cs]/).map((part) => part.match(/-?\d+/g)!.map(Number));
  let [x, y] = start as [number, number];
  const places: (readonly [number, number])[] = [[x, y]];
  // After `c` three points, after `s` (and what repeats it) two: the last of each lies on the curve.
  const steps = [bends[0]!.slice(2), bends[1] ?? []].flat();
  for (let at = 0; at < steps.length; at += 4) {
    x += steps[at + 2]!;
    y += steps[at + 3]!;
    places.push([x, y]);
  }
  return places;
}

const radii = (path: string) => placesOf(path).map(([x, y]) => Math.hypot(x, y));
const eachPath = (path: string) => path.split('M').filter(Boolean);

describe('line art', () => {
  it('draws a circle so closely that no eye sees the difference', () => {
    const path = pathOf((angle) => polar(100, angle), 0, turn, 8);
    const found = radii(path);
    expect(found).toHaveLength(9);
    for (const radius of found) expect(Math.abs(radius - 1000)).toBeLessThan(1);
  });

  it('ends where the next sector begins', () => {
    const { path, folds } = ring({ folds: 9, waves: 2, radius: 100, amplitude: 20, count: 5 });
    for (const strand of eachPath(path)) {
      const places = placesOf(`M${strand}`);
      const [x, y] = places[0]!;
      const [endX, endY] = places.at(-1)!;
      const [turnedX, turnedY] = polar(Math.hypot(x, y), Math.atan2(y, x) + turn / folds);
      expect(Math.hypot(turnedX - endX, turnedY - endY)).toBeLessThan(2);
    }
  });

  it('stays between its envelopes', () => {
    const { path } = ring({ folds: 9, waves: 2, radius: 100, amplitude: 20, count: 5 });
    for (const radius of eachPath(path).flatMap((strand) => radii(`M${strand}`))) {
      expect(radius).toBeGreaterThanOrEqual(799);
      expect(radius).toBeLessThanOrEqual(1201);
    }
  });

  it.each(['inside', 'outside'] as const)('rolls %s within its radius', (rolls) => {
    const shape = {
      petals: 9,
      windings: 2,
      radius: 50,
      pens: [0.4, 0.9],
      count: 3,
      rolls,
    } as const;
    const { path, folds } = trochoid(shape);
    expect(folds).toBe(9);
    for (const strand of eachPath(path)) {
      expect(Math.max(...radii(`M${strand}`))).toBeLessThanOrEqual(501);
    }
  });

  it('stitches from one ray to the other', () => {
    const { path } = stitch({ folds: 4, radius: 10, count: 2, span: 1 });
    expect(path).toBe('M100 0L0 0M50 0L0 50M0 0L0 100');
  });

  it('is the same every time', () => {
    const shape = {
      folds: 6,
      inner: 10,
      outer: 50,
      innerDepth: 2,
      outerDepth: 8,
      twist: 0.2,
      count: 4,
    };
    expect(flower(shape)).toEqual(flower(shape));
    expect(orbit({ circles: 12, distance: 50, radius: 30 }).folds).toBe(12);
  });
});

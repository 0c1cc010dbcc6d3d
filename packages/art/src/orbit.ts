import { type Figure, pathOf, polar, turn } from './curve.ts';

type Orbit = Readonly<{ circles: number; distance: number; radius: number }>;

/** Equal circles around a middle: their envelopes are two circles, with a hole between. */
export function orbit({ circles, distance, radius }: Orbit): Figure {
  const circle = (angle: number) => {
    const [x, y] = polar(radius, angle);
    return [x + distance, y] as const;
  };
  return { path: pathOf(circle, 0, turn, 8), folds: circles };
}

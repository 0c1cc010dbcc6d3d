import { type Figure, pathOf, polar, turn } from './curve.ts';

type Ring = Readonly<{
  folds: number;
  /** Waves of a strand within one fold. */
  waves: number;
  radius: number;
  amplitude: number;
  /** How far the whole band swings in and out. */
  swing?: number;
  /** How much the band's width swings, 0 to 1. */
  pinch?: number;
  strands: number;
}>;

/** Strands woven between two envelopes. */
export function ring({
  folds,
  waves,
  radius,
  amplitude,
  swing = 0,
  pinch = 0,
  strands,
}: Ring): Figure {
  const pieces = Math.max(6, waves * 5);
  const strand = (phase: number) => (angle: number) => {
    const swell = Math.cos(folds * angle);
    const weave = Math.cos(waves * folds * angle + phase);
    return polar(radius + swing * swell + amplitude * (1 + pinch * swell) * weave, angle);
  };
  const paths = Array.from({ length: strands }, (_, index) =>
    pathOf(strand((turn * index) / strands), 0, turn / folds, pieces),
  );
  return { path: paths.join(''), folds };
}

type Flower = Readonly<{
  folds: number;
  inner: number;
  outer: number;
  innerDepth: number;
  outerDepth: number;
  /** Turn of each circle against the last, in radians of the wave. */
  twist: number;
  circles: number;
}>;

/** Nested scalloped circles, each turned a little against the last. */
export function flower(shape: Flower): Figure {
  const { folds, inner, outer, innerDepth, outerDepth, twist, circles } = shape;
  const paths = Array.from({ length: circles }, (_, index) => {
    const share = index / Math.max(1, circles - 1);
    const radius = inner + (outer - inner) * share;
    const depth = innerDepth + (outerDepth - innerDepth) * share;
    const wave = (angle: number) =>
      polar(radius + depth * Math.cos(folds * angle + twist * index), angle);
    return pathOf(wave, 0, turn / folds, 6);
  });
  return { path: paths.join(''), folds };
}

type Orbit = Readonly<{ circles: number; distance: number; radius: number }>;

/** Equal circles around a middle: their envelopes are two circles, with a hole between. */
export function orbit({ circles, distance, radius }: Orbit): Figure {
  const circle = (angle: number) => {
    const [x, y] = polar(radius, angle);
    return [x + distance, y] as const;
  };
  return { path: pathOf(circle, 0, turn, 8), folds: circles };
}

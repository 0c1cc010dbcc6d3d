import { between, type Figure, pathOf, polar, strands, turn } from './curve.ts';

type Flower = Readonly<{
  folds: number;
  inner: number;
  outer: number;
  innerDepth: number;
  outerDepth: number;
  /** Turn of each circle against the last, in radians of the wave. */
  twist: number;
  count: number;
}>;

/** Nested scalloped circles, each turned a little against the last. */
export function flower(shape: Flower): Figure {
  const { folds, inner, outer, innerDepth, outerDepth, twist, count } = shape;
  const path = strands(count, (index, share) => {
    const radius = between(inner, outer, share);
    const depth = between(innerDepth, outerDepth, share);
    const wave = (angle: number) =>
      polar(radius + depth * Math.cos(folds * angle + twist * index), angle);
    return pathOf(wave, 0, turn / folds, 6);
  });
  return { path, folds };
}

import { type Figure, numbers, polar, strands, turn, unitsPerPixel } from './curve.ts';

type Stitch = Readonly<{
  folds: number;
  radius: number;
  count: number;
  /** How many folds lie between the two rays. */
  span: number;
}>;

/** Straight lines between two rays, whose envelope is a parabola: facets of a star. */
export function stitch({ folds, radius, count, span }: Stitch): Figure {
  const [fromX, fromY] = polar(radius * unitsPerPixel, 0);
  const [toX, toY] = polar(radius * unitsPerPixel, (turn * span) / folds);
  const place = (x: number, y: number) => numbers([Math.round(x) + 0, Math.round(y) + 0]);
  const path = strands(
    count + 1,
    (_, share) =>
      `M${place(fromX * (1 - share), fromY * (1 - share))}L${place(toX * share, toY * share)}`,
  );
  return { path, folds };
}

import { between, type Figure, pathOf, strands, turn } from './curve.ts';

type Trochoid = Readonly<{
  petals: number;
  /** Rounds until the curve closes; shares no divisor with the petals. */
  windings: number;
  radius: number;
  /** Pen distances of the innermost and the outermost strand, as parts of the rolling circle. */
  pens: readonly [from: number, to: number];
  count: number;
  /** Which side of the fixed circle the rolling one is on. */
  rolls: 'inside' | 'outside';
}>;

/** What a pen in a rolling circle draws: petals that cross each other. */
export function trochoid({ petals, windings, radius, pens, count, rolls }: Trochoid): Figure {
  const side = rolls === 'inside' ? -1 : 1;
  const gear = (petals + side * windings) / windings;
  const path = strands(count, (_, share) => {
    const pen = between(pens[0], pens[1], share);
    const scale = radius / (1 + pen);
    const roll = (angle: number) =>
      [
        scale * (Math.cos(angle) + pen * Math.cos(gear * angle)),
        scale * (Math.sin(angle) + side * pen * Math.sin(gear * angle)),
      ] as const;
    return pathOf(roll, 0, (turn * windings) / petals, Math.max(8, 5 * windings));
  });
  return { path, folds: petals };
}

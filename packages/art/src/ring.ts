import { type Figure, pathOf, polar, strands, turn } from './curve.ts';

type Ring = Readonly<{
  folds: number;
  /** Waves of a strand within one fold. */
  waves: number;
  radius: number;
  amplitude: number;
  /** How far the whole band swings in and out. */
  swing?: number;
  /** How much the band's width swings, -1 to 1. */
  pinch?: number;
  count: number;
}>;

/** Strands woven between two envelopes. */
export function ring(shape: Ring): Figure {
  const { folds, waves, radius, amplitude, swing = 0, pinch = 0, count } = shape;
  const pieces = Math.max(6, waves * 5);
  const strand = (phase: number) => (angle: number) => {
    const swell = Math.cos(folds * angle);
    const weave = Math.cos(waves * folds * angle + phase);
    return polar(radius + swing * swell + amplitude * (1 + pinch * swell) * weave, angle);
  };
  const path = strands(count, (index) =>
    pathOf(strand((turn * index) / count), 0, turn / folds, pieces),
  );
  return { path, folds };
}

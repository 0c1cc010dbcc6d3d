import type { Figure } from '@vellum/art/curve';
import { flower } from '@vellum/art/flower';
import { orbit } from '@vellum/art/orbit';
import { ring } from '@vellum/art/ring';

/** Width of the plane on which page rosettes are drawn. */
export const pagePlane = 400;

/** The figure at the top of a page: a wide woven band around an open flower. */
export const pageRosette = once(() => [
  ring({ folds: 9, waves: 2, radius: 148, amplitude: 30, swing: 12, pinch: 0.35, count: 14 }),
  flower({
    folds: 12,
    inner: 14,
    outer: 92,
    innerDepth: 3,
    outerDepth: 15,
    twist: 0.12,
    count: 15,
  }),
]);

/** The small figure of empty pages. */
export const emptyRosette = once(() => [orbit({ circles: 28, distance: 102, radius: 64 })]);

/** Figures are computed when a page first shows them: at the start of the app nobody has time for art. */
function once(draw: () => readonly Figure[]): () => readonly Figure[] {
  let drawn: readonly Figure[] | null = null;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

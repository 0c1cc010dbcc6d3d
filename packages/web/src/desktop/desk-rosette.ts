import type { Figure } from '@vellum/art/curve';
import { flower } from '@vellum/art/flower';
import { ring } from '@vellum/art/ring';

/** One large figure behind everything: two woven bands and a flower mostly hidden by the app. */
export const deskRosette: readonly Figure[] = [
  ring({ folds: 10, waves: 2, radius: 168, amplitude: 27, swing: 8, pinch: 0.5, count: 18 }),
  ring({ folds: 10, waves: 1, radius: 112, amplitude: 26, swing: -6, pinch: -0.3, count: 16 }),
  flower({
    folds: 12,
    inner: 40,
    outer: 80,
    innerDepth: 4,
    outerDepth: 12,
    twist: 0.14,
    count: 10,
  }),
];

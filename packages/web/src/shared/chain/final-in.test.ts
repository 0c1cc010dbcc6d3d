import { expect, it } from 'vitest';
import { finalIn } from './final-in.ts';

it.each([
  [57_000, 'minutes', 1],
  [9_000, 'seconds', 9],
  [0, 'seconds', 1],
  [44_400, 'seconds', 44],
  [45_000, 'minutes', 1],
  [150_000, 'minutes', 3],
] as const)('%i ms are about %s: %i', (milliseconds, unit, n) => {
  expect(finalIn(milliseconds)).toEqual({ unit, n });
});

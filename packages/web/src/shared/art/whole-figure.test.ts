import { ring } from '@vellum/art/ring';
import { expect, it } from 'vitest';
import { wholeFigure } from './whole-figure.ts';

it('has every sector, turned by its part of the circle', () => {
  const sector = { path: 'M100 0c0 50-20 10s5-5 0-100', folds: 4 };
  const { path, folds } = wholeFigure(sector);
  expect(folds).toBe(1);
  expect(path.split('M').slice(1)).toEqual([
    '100 0 c0 50 -20 10 s5 -5 0 -100 ',
    '0 100 c-50 0 -10 -20 s5 5 100 0 ',
    '-100 0 c0 -50 20 -10 s-5 5 0 100 ',
    '0 -100 c50 0 10 20 s-5 -5 -100 0 ',
  ]);
});

it('ends every strand of a ring where the next sector begins', () => {
  const { path } = wholeFigure(ring({ folds: 13, waves: 1, radius: 76, amplitude: 20, count: 4 }));
  const strands = path.split('M').slice(1);
  expect(strands).toHaveLength(13 * 4);
  const ends = strands.map(endOf);
  const starts = strands.map((strand) => numbersIn(strand).slice(0, 2));
  for (const [at, end] of ends.entries()) {
    const start = starts[(at + 4) % starts.length] ?? [];
    // Tenths of a pixel of a plane of 200, of which a row shows a fifth.
    expect(Math.hypot(...end.map((value, axis) => value - (start[axis] ?? 0)))).toBeLessThan(6);
  }
});

/** Where a strand ends: its start and the last step of every piece. */
function endOf(strand: string): readonly number[] {
  const [x = 0, y = 0, ...rest] = numbersIn(strand);
  const steps = [rest.slice(4, 6), ...chunks(rest.slice(6), 4).map((piece) => piece.slice(2))];
  return steps.reduce(([left = 0, top = 0], [dx = 0, dy = 0]) => [left + dx, top + dy], [x, y]);
}

const numbersIn = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
const chunks = (values: readonly number[], size: number) =>
  Array.from({ length: values.length / size }, (_, at) =>
    values.slice(at * size, at * size + size),
  );

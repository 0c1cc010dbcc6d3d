import { expect, test } from 'vitest';
import { visibleRows } from './visible-rows.ts';

const rows = (top: number, count = 10_000) => visibleRows({ top, height: 800 }, 80, count);

test('what is in sight is drawn, with some to spare', () => {
  expect(rows(200)).toEqual({ from: 0, to: 16 });
  const deep = rows(-80 * 5000);
  expect(deep.from).toBeLessThanOrEqual(4992);
  expect(deep.to).toBeGreaterThanOrEqual(5018);
  expect(deep.to - deep.from).toBeLessThan(40);
});

test('most scrolling draws nothing anew', () => {
  expect(rows(-8000)).toEqual(rows(-8000 - 79));
});

test('never beyond the list, above, below or empty', () => {
  expect(rows(-80 * 9999, 100)).toEqual({ from: 100, to: 100 });
  expect(rows(5000).from).toBe(0);
  expect(rows(0, 0)).toEqual({ from: 0, to: 0 });
});

import { expect, test } from 'vitest';
import { chartOf, HEIGHT, WIDTH } from './chart-points.ts';

const look = (at: number, cover: number) => ({ at, cover, block: at });

test('looks stand where their time is, over the line of all that is owed', () => {
  const { points, full } = chartOf([look(0, 10_000), look(25, 10_000), look(100, 10_000)]);
  expect(points.map(({ x }) => x)).toEqual([0, WIDTH / 4, WIDTH]);
  expect(points.every(({ y, isShort }) => y === full && !isShort)).toBe(true);
  expect(full).toBe(HEIGHT / 2);
});

test('a shortfall reaches below the line', () => {
  const { points, full } = chartOf([look(0, 12_000), look(10, 9_000)]);
  expect(points[0]?.y).toBe(0);
  expect(points[1]).toMatchObject({ y: HEIGHT, isShort: true });
  expect(full).toBeGreaterThan(0);
  expect(full).toBeLessThan(HEIGHT);
});

test('one look, or several at one time, stay at the start', () => {
  expect(chartOf([look(5, 10_000), look(5, 10_000)]).points.map(({ x }) => x)).toEqual([0, 0]);
  expect(chartOf([]).points).toEqual([]);
});

import { expect, it } from 'vitest';
import { changeOf, type Day, daysIn, pieces, rangesOf } from './line-points.ts';

const DAY = 86_400_000;
const day = (at: number, u = 1_000_000, gained = 0, added = 0): Day => ({
  ...{ at: at * DAY, u: `${u}`, trx: '0', gained: `${gained}`, added: `${added}` },
});

it('days that were not seen break the line', () => {
  const found = pieces([day(0), day(1.5), day(4), day(5)]);
  expect(found.map((points) => points.map((point) => point.day.at / DAY))).toEqual([
    [0, 1.5],
    [4, 5],
  ]);
});

it('runs from the first day to the last and from the least to the most', () => {
  const [points] = pieces([day(0, 5), day(1, 15), day(2, 10)]);
  expect(points?.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0.5, 1],
    [1, 0.5],
  ]);
});

it('a single day stands at the end, in the middle', () => {
  expect(pieces([day(3)])[0]?.[0]).toMatchObject({ x: 1, y: 0.5 });
});

it('offers only ranges that show more than the next shorter one', () => {
  expect(rangesOf([day(0), day(3)])).toEqual(['week']);
  expect(rangesOf([day(0), day(20), day(25)])).toEqual(['week', 'month']);
  const years = [day(0), day(500), day(860), day(865)];
  expect(rangesOf(years)).toEqual(['week', 'year', 'all']);
  expect(daysIn(years, 'week')).toHaveLength(2);
});

it('a change leaves out what the first day brought', () => {
  const days = [day(0, 1, 900, 900), day(1, 1, 5, 7), day(2, 1, -2, 1)];
  expect(changeOf(days)).toEqual({ gained: 3n, added: 8n });
});

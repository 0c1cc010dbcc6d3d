import { expect, it } from 'vitest';
import { bySeries, numbersText } from './by-series.ts';

const box = (seriesId: string, boxId: number) => ({ seriesId, boxId: String(boxId) });

it('puts the boxes of a series together and by number', () => {
  const groups = bySeries([box('2', 10), box('1', 3), box('2', 9)]);
  expect(groups).toEqual([
    { seriesId: '2', boxes: [box('2', 9), box('2', 10)] },
    { seriesId: '1', boxes: [box('1', 3)] },
  ]);
});

it('tells numbers in a row by their ends', () => {
  const text = (...numbers: number[]) => numbersText(numbers.map((number) => box('1', number)));
  expect(text(0, 1, 2, 331)).toBe('0000 \u2013 0002, 0331');
  expect(text(4, 5)).toBe('0004, 0005');
  expect(text()).toBe('');
});

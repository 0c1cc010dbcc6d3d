import { expect, test } from 'vitest';
import { keptWith } from './kept-with.ts';

test('what was made of an object is made again only when a part of it is another', () => {
  let made = 0;
  const sum = keptWith((rows: readonly number[], { add }: Readonly<{ add: number }>) => {
    made++;
    return { sum: rows.reduce((all, one) => all + one, add) };
  });
  const rows = [1, 2];
  const first = sum(rows, { add: 3 });
  expect(first).toEqual({ sum: 6 });
  expect(sum(rows, { add: 3 })).toBe(first);
  expect(sum(rows, { add: 4 })).toEqual({ sum: 7 });
  expect(sum([1, 2], { add: 4 })).toEqual({ sum: 7 });
  expect(made).toBe(3);
});

test('of a part that is a list every member counts, and how many there are', () => {
  const joined = keptWith((_of: object, { words }: Readonly<{ words: readonly string[] }>) => ({
    text: words.join(),
  }));
  const of = {};
  const first = joined(of, { words: ['a', 'b'] });
  expect(joined(of, { words: ['a', 'b'] })).toBe(first);
  expect(joined(of, { words: ['a', 'c'] }).text).toBe('a,c');
  expect(joined(of, { words: ['a', 'c', 'd'] }).text).toBe('a,c,d');
  expect(joined(of, { words: [] }).text).toBe('');
});

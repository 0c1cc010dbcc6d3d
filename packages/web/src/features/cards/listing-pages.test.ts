import { expect, test } from 'vitest';
import { pagesOf, rowAt, rowCount } from './listing-pages.ts';

const page = (pageNo: number, list: readonly string[]) => ({
  list,
  pageNo,
  pageSize: 2,
  total: 5,
  hasMore: true,
});

test('only the pages in sight are asked for', () => {
  expect(pagesOf({ from: 0, to: 16 }, 50)).toEqual([1]);
  expect(pagesOf({ from: 90, to: 110 }, 50)).toEqual([2, 3]);
  expect(pagesOf({ from: 9_990, to: 10_000 }, 50)).toEqual([200]);
  expect(pagesOf({ from: 0, to: 0 }, 50)).toEqual([1]);
});

test('a row is found in its page, wherever that lies', () => {
  const pages = [page(2, ['c', 'd']), page(3, ['e'])];
  expect([0, 2, 3, 4, 5].map((index) => rowAt(pages, index))).toEqual([
    undefined,
    'c',
    'd',
    'e',
    undefined,
  ]);
});

test('the list is as long as told, or as known, and never too deep', () => {
  expect(rowCount(page(1, ['a', 'b']))).toBe(5);
  expect(rowCount({ ...page(2, ['c', 'd']), total: undefined })).toBe(6);
  expect(rowCount({ ...page(2, ['c']), total: undefined, hasMore: false })).toBe(3);
  expect(rowCount({ ...page(1, ['a']), total: 25_000 })).toBe(10_000);
});

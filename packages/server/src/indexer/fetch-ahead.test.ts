import { describe, expect, test } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';
import type { IndexedBlock } from './indexed-block.ts';

const numbered = (number: number, transactionCount = 0) =>
  ({ number, transactionCount }) as IndexedBlock;

/** Fetches that end when they are told to, in any order. */
function openFetches() {
  const open = new Map<number, () => void>();
  const asked: [number, number][] = [];
  const fetch = (from: number, to: number) => {
    asked.push([from, to]);
    return new Promise<readonly IndexedBlock[]>((resolve) => {
      open.set(from, () =>
        resolve(Array.from({ length: to - from }, (_, at) => numbered(from + at))),
      );
    });
  };
  return { asked, fetch, finish: (from: number) => open.get(from)?.() };
}

describe('fetching ahead', () => {
  test('yields in order whatever comes first, and never has more under way than allowed', async () => {
    const { asked, fetch, finish } = openFetches();
    const ranges = fetchAhead({ from: 1, last: 10, stride: 3, ahead: 2, fetch });
    const first = ranges.next();
    expect(asked).toEqual([
      [1, 4],
      [4, 7],
    ]);
    finish(4);
    finish(1);
    expect((await first).value?.map(({ number }: IndexedBlock) => number)).toEqual([1, 2, 3]);
    const second = ranges.next();
    expect((await second).value?.map(({ number }: IndexedBlock) => number)).toEqual([4, 5, 6]);
    const third = ranges.next();
    expect(asked.slice(2)).toEqual([
      [7, 10],
      [10, 11],
    ]);
    finish(10);
    finish(7);
    expect((await third).value).toHaveLength(3);
    expect((await ranges.next()).value).toEqual([numbered(10)]);
    expect((await ranges.next()).done).toBe(true);
  });

  test('a fetch that fails ends it when its turn comes', async () => {
    const fetch = async (from: number) => {
      if (from > 1) throw new Error('gone');
      return [numbered(1)];
    };
    const ranges = fetchAhead({ from: 1, last: 3, stride: 1, ahead: 3, fetch });
    expect((await ranges.next()).value).toEqual([numbered(1)]);
    await expect(ranges.next()).rejects.toThrow('gone');
  });

  test.each([
    ['empty', 0, 6],
    ['with a few transactions', 60, 6],
    ['full', 100, 4],
    ['larger than all that may wait', 3_000, 2],
  ])('of blocks that are %s as many as memory allows', async (_, transactions, most) => {
    let underWay = 0;
    const seen: number[] = [];
    const fetch = async (from: number, to: number) => {
      seen.push(++underWay);
      return Array.from({ length: to - from }, (_, at) => numbered(from + at, transactions));
    };
    for await (const _ of fetchAhead({ from: 1, last: 100, stride: 5, ahead: 6, fetch }))
      underWay--;
    expect(Math.max(...seen)).toBe(most);
    expect(seen.slice(0, 2)).toEqual([1, 2]);
    expect(seen).toHaveLength(20);
  });
});

import { expect, it } from 'vitest';
import { everyPage } from './by-page.ts';

const PAGE = 50;
const MOST_PAGES = 4;

/** A server that has so many rows. */
const serverWith = (count: number) => async (pageNo: number) => ({
  list: Array.from({ length: Math.min(PAGE, count - (pageNo - 1) * PAGE) }, (_, at) => at),
  hasMore: pageNo * PAGE < count,
});

it.each([0, 1, PAGE, PAGE + 1, 4 * PAGE])('reads all where there are %i', async (count) => {
  const { list, isWhole } = await everyPage(serverWith(count), MOST_PAGES);
  expect([list.length, isWhole]).toEqual([count, true]);
});

it('says where there is one more than is looked at', async () => {
  const { list, isWhole } = await everyPage(serverWith(4 * PAGE + 1), MOST_PAGES);
  expect([list.length, isWhole]).toEqual([4 * PAGE, false]);
});

it('reads on to the end where no most is named', async () => {
  expect((await everyPage(serverWith(1_001))).list).toHaveLength(1_001);
});

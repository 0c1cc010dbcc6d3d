import { describe, expect, it } from 'vitest';
import { type GivenApproval, MOST_APPROVALS, newestOf } from './ask-approvals.ts';

const PAGE = 50;

/** A server that knows so many. */
const serverWith = (count: number) => async (pageNo: number) => ({
  list: Array.from(
    { length: Math.min(PAGE, count - (pageNo - 1) * PAGE) },
    () => ({}) as GivenApproval,
  ),
  hasMore: pageNo * PAGE < count,
});

describe('approvals of an address', () => {
  it.each([0, 1, PAGE, PAGE + 1, MOST_APPROVALS])('are whole where there are %i', async (count) => {
    const { list, isWhole } = await newestOf(serverWith(count));
    expect([list.length, isWhole]).toEqual([count, true]);
  });

  it('are told not to be whole where there is one more than is looked at', async () => {
    const { list, isWhole } = await newestOf(serverWith(MOST_APPROVALS + 1));
    expect([list.length, isWhole]).toEqual([MOST_APPROVALS, false]);
  });
});

import { expect, it } from 'vitest';
import { openLocks } from './open-locks.ts';

type Lock = Awaited<ReturnType<typeof openLocks>>[number];

const locks = (count: number, first: number) =>
  Array.from({ length: count }, (_, at) => ({ lockTime: first + at }) as Lock);

/** A server that gives two of a page. */
const serverOf = (all: Readonly<Record<string, readonly Lock[]>>) => {
  const asked: string[] = [];
  return {
    asked,
    ask: async ({
      made,
      state,
      pageNo,
    }: Readonly<{ made: string; state: string; pageNo: number }>) => {
      asked.push(`${made} ${state} ${pageNo}`);
      const list = all[`${made} ${state}`] ?? [];
      return { list: list.slice(2 * pageNo - 2, 2 * pageNo), hasMore: list.length > 2 * pageNo };
    },
  };
};

it('has every lock that one made, however many there are, what opens first before the rest', async () => {
  const { ask } = serverOf({ 'own running': locks(61, 100), 'own due': locks(5, 1) });
  const found = await openLocks(ask);
  expect(found).toHaveLength(66);
  expect(found.map(({ lockTime }) => lockTime)).toEqual(
    found.map(({ lockTime }) => lockTime).toSorted((a, b) => a - b),
  );
});

it('does not ask for ever after locks that others make', async () => {
  const { ask, asked } = serverOf({ 'byOther running': locks(1_000, 1), 'own due': locks(1, 5) });
  const found = await openLocks(ask);
  expect(asked.filter((one) => one.startsWith('byOther running'))).toHaveLength(2);
  expect(found).toHaveLength(5);
});

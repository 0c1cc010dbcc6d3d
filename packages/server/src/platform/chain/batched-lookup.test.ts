import { expect, test } from 'vitest';
import { batchedLookup } from './batched-lookup.ts';

const halves = (asked: number[][]) => async (keys: readonly number[]) => {
  asked.push([...keys]);
  return new Map(keys.filter((key) => key % 2 === 0).map((key) => [key, key / 2]));
};

test('what is asked of in one turn is one question, each thing once', async () => {
  const asked: number[][] = [];
  const halfOf = batchedLookup(halves(asked));
  expect(await Promise.all([1, 2, 2, 4].map(halfOf))).toEqual([undefined, 1, 1, 2]);
  expect(asked).toEqual([[1, 2, 4]]);
});

test('what is asked of later is asked anew', async () => {
  const asked: number[][] = [];
  const halfOf = batchedLookup(halves(asked));
  await halfOf(2);
  await halfOf(2);
  expect(asked).toEqual([[2], [2]]);
});

test('a failure is told to all who asked, and not to those after them', async () => {
  let fails = true;
  const nameOf = batchedLookup<number, string>(async (keys) => {
    if (fails) throw new Error('away');
    return new Map(keys.map((key) => [key, `n${key}`]));
  });
  const answers = await Promise.allSettled([nameOf(1), nameOf(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await nameOf(1)).toBe('n1');
});

import { expect, test } from 'vitest';
import { batchedLookup } from './batched-lookup.ts';

const even = (asked: number[][]) => async (keys: readonly number[]) => {
  asked.push([...keys]);
  return new Set(keys.filter((key) => key % 2 === 0));
};

test('what is asked of in one turn is one question, each thing once', async () => {
  const asked: number[][] = [];
  const isEven = batchedLookup(even(asked));
  expect(await Promise.all([1, 2, 2, 4].map(isEven))).toEqual([false, true, true, true]);
  expect(asked).toEqual([[1, 2, 4]]);
});

test('what is asked of later is asked anew', async () => {
  const asked: number[][] = [];
  const isEven = batchedLookup(even(asked));
  await isEven(2);
  await isEven(2);
  expect(asked).toEqual([[2], [2]]);
});

test('a failure is told to all who asked, and not to those after them', async () => {
  let fails = true;
  const isKnown = batchedLookup<number>(async (keys) => {
    if (fails) throw new Error('away');
    return new Set(keys);
  });
  const answers = await Promise.allSettled([isKnown(1), isKnown(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await isKnown(1)).toBe(true);
});

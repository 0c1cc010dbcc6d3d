import { expect, test } from 'vitest';
import { rememberedByKey } from './remembered-by-key.ts';

function counted(most: number) {
  const done: number[] = [];
  const half = rememberedByKey(
    most,
    (n: number) => String(n),
    (n) => {
      done.push(n);
      return n % 2 === 0 ? n / 2 : undefined;
    },
  );
  return { done, half };
}

test('what was asked before is not done again, also when there was no answer', () => {
  const { done, half } = counted(10);
  expect([half(4), half(3), half(4), half(3)]).toEqual([2, undefined, 2, undefined]);
  expect(done).toEqual([4, 3]);
});

test('no more than so many are kept', () => {
  const { done, half } = counted(2);
  for (const n of [2, 4, 6, 2]) expect(half(n)).toBe(n / 2);
  expect(done).toEqual([2, 4, 6, 2]);
});

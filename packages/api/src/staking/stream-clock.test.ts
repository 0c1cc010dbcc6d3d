import { expect, test } from 'vitest';
import { earnedBetween, streamAfter, streamAt, streamStart, unstreamed } from './stream-clock.ts';

const plan = { rate: 10n << 64n, finish: 1_100n };
const funded = streamAfter(streamStart, { at: 1_000n, weight: 0n, plan });

test('stands still while nothing is pledged', () => {
  const later = streamAt(funded, 1_050n);
  expect(later).toMatchObject({ acc: 0n, finish: 1_150n });
  expect(unstreamed(later)).toBe(1_000n);
});

test('shares by weight and ends with the plan', () => {
  const one = streamAfter(funded, { at: 1_000n, weight: 3n });
  const two = streamAfter(one, { at: 1_050n, weight: 1n });
  const end = streamAt(two, 5_000n);
  expect(earnedBetween(3n, one.acc, two.acc)).toBe(499n);
  expect(earnedBetween(3n, two.acc, end.acc)).toBe(375n);
  expect(earnedBetween(1n, two.acc, end.acc)).toBe(125n);
  expect(unstreamed(end)).toBe(0n);
});

import { expect, test } from 'vitest';
import { TimeLimit } from './time-limit.ts';

test('doubles for requests that began under the same limit once, up to eight times the first', () => {
  const limit = new TimeLimit(5_000);
  for (let request = 0; request < 16; request++) limit.missed(5_000);
  expect(limit.milliseconds).toBe(10_000);
  for (let turn = 0; turn < 10; turn++) limit.missed(limit.milliseconds);
  expect(limit.milliseconds).toBe(40_000);
});

test('goes back after many answers in time, not below where it began', () => {
  const limit = new TimeLimit(5_000);
  limit.missed(5_000);
  for (let answer = 0; answer < 199; answer++) limit.kept();
  expect(limit.milliseconds).toBe(10_000);
  for (let answer = 0; answer < 500; answer++) limit.kept();
  expect(limit.milliseconds).toBe(5_000);
});

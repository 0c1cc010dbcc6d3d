import { expect, test } from 'vitest';
import { refusalsOfMinute } from './refusals-of-minute.ts';

test('three hundred refusals within a minute are many, and forgotten after it', () => {
  let now = 0;
  const refusals = refusalsOfMinute(() => now);
  for (let nth = 0; nth < 299; nth++) refusals.add('a');
  refusals.add('b');
  expect(refusals.areMany('a')).toBe(false);
  refusals.add('a');
  expect([refusals.areMany('a'), refusals.areMany('b')]).toEqual([true, false]);
  now += 60_000;
  expect(refusals.areMany('a')).toBe(false);
});

test('a clock that was set back does not keep a network cut off', () => {
  let now = 120_000;
  const refusals = refusalsOfMinute(() => now);
  for (let nth = 0; nth < 300; nth++) refusals.add('a');
  expect(refusals.areMany('a')).toBe(true);
  now = 0;
  expect(refusals.areMany('a')).toBe(false);
});

import { expect, test } from 'vitest';
import { connectionPace } from './connection-pace.ts';

const times = (count: number, each: () => number) => Array.from({ length: count }, each);

test('reads twenty connections of a network at once, then one every ten milliseconds', () => {
  let now = 1000;
  const pace = connectionPace(() => now);
  const waits = times(23, () => pace('a'));
  expect(waits).toEqual([...times(20, () => 0), 10, 20, 30]);
  expect(pace('b')).toBe(0);
  now += 40;
  expect([pace('a'), pace('a')]).toEqual([0, 10]);
});

test('forgets a network that has rested', () => {
  let now = 0;
  const pace = connectionPace(() => now);
  times(30, () => pace('a'));
  now += 300;
  expect(times(21, () => pace('a'))).toEqual([...times(20, () => 0), 10]);
});

test('nobody waits longer than two seconds', () => {
  const pace = connectionPace(() => 0);
  expect(Math.max(...times(5000, () => pace('a')))).toBe(2000);
});

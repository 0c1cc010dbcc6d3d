import { expect, test } from 'vitest';
import { NodeTime } from './node-time.ts';

function clocked() {
  let now = 0;
  const time = new NodeTime(() => now);
  /** A node answers someone so many times, each after so many milliseconds. */
  const works = (network: string, times: number, milliseconds: number) => {
    for (let count = 0; count < times; count++) time.spend(network, milliseconds);
  };
  return {
    time,
    works,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a network that has a node work for long comes later, others go on', () => {
  const { time, works, pass } = clocked();
  works('good', 1, 5);
  works('bad', 19, 1_000);
  expect(time.isSpent('bad')).toBe(false);
  works('bad', 3, 1_000);
  expect(time.isSpent('bad')).toBe(true);
  expect(time.isSpent('good')).toBe(false);
  expect(time.isSpent('new')).toBe(false);
  pass(59_000);
  expect(time.secondsLeft()).toBe(1);
  pass(1_000);
  expect(time.isSpent('bad')).toBe(false);
});

test('many networks together leave a little to everybody', () => {
  const { time, works } = clocked();
  works('good', 100, 5);
  for (let network = 0; network < 20; network++) works(`bad ${network}`, 5, 1_000);
  expect(time.isSpent('bad 3')).toBe(true);
  expect(time.isSpent('good')).toBe(false);
});

test('the way to a node that is far away counts for nobody', () => {
  const { time, works, pass } = clocked();
  works('far', 600, 150);
  expect(time.isSpent('far')).toBe(false);
  pass(60_000);
  works('far', 600, 151);
  expect(time.isSpent('far')).toBe(false);
});

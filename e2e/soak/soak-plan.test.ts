import { expect, test } from 'vitest';
import { planOf } from './soak-plan.ts';

test('an hour of a hundred users unless told', () => {
  const plan = { minutes: 60, users: 100, seed: 7 };
  expect(planOf([], 7)).toEqual({ kind: 'plan', plan });
  expect(planOf(['--minutes', '0.5', '--users', '3'], 7)).toEqual({
    kind: 'plan',
    plan: { minutes: 0.5, users: 3, seed: 7 },
  });
});

test.each([
  ['--minutes', '0'],
  ['--minutes', 'five'],
  ['--users', '0'],
  ['--users', '1000'],
  ['--hours', '1'],
])('what makes no sense is refused: %s %s', (...words) => {
  expect(planOf(words, 7).kind).toBe('invalid');
});

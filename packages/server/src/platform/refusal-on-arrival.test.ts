import { expect, test } from 'vitest';
import { comeLater } from './refusal-on-arrival.ts';

test('a refusal for coming too often is made once for each number of seconds', () => {
  expect(comeLater(7)).toBe(comeLater(7));
  expect([comeLater(7).problem, comeLater(60).problem]).toEqual([
    { code: 'RATE_LIMITED', params: { seconds: '7' } },
    { code: 'RATE_LIMITED', params: { seconds: '60' } },
  ]);
});

import { expect, test } from 'vitest';
import { amountProblem } from './amount-problem.ts';

const limits = {
  available: 100n,
  tooMuch: { code: 'INSUFFICIENT_BALANCE', params: { coin: 'VLM' } },
  minimum: 10n,
  least: '10 VLM',
  most: 50n,
  mostText: '50 VLM',
} as const;

test.each([
  [null, undefined],
  [0n, 'AMOUNT_ZERO'],
  [9n, 'BELOW_MINIMUM'],
  [10n, undefined],
  [50n, undefined],
  [51n, 'EXCEEDS_AVAILABLE'],
  [100n, 'EXCEEDS_AVAILABLE'],
  [101n, 'INSUFFICIENT_BALANCE'],
] as const)('%s is refused with %s', (amount, code) => {
  expect(amountProblem(amount, limits)?.code).toBe(code);
});

test('what is not known refuses nothing', () => {
  expect(amountProblem(40n, { ...limits, available: undefined })).toBeNull();
});

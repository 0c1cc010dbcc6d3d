import { expect, it, test } from 'vitest';
import { percentText, shareText, signedPercent } from './percent.ts';

it('shows parts of ten thousand with a thin gap and no idle zeros', () => {
  expect(percentText(6930)).toBe('69.3\u202f%');
  expect(percentText(10_000)).toBe('100\u202f%');
  expect(percentText(1.9)).toBe('0.01\u202f%');
});

test('a change in percent carries its sign and as many digits as every other', () => {
  expect([1601, -70, 0, -0.4].map(signedPercent)).toEqual([
    ...['+16.01\u202f%', '\u22120.70\u202f%', '0.00\u202f%', '0.00\u202f%'],
  ]);
});

it('cuts off, and does not call a little nothing', () => {
  expect(shareText(1n, 3n)).toBe('33.33\u202f%');
  expect(shareText(84_192n, 1_000_000_000n)).toBe('< 0.01\u202f%');
  expect(shareText(0n, 5n)).toBe('0\u202f%');
  expect(shareText(0n, 0n)).toBe('0\u202f%');
});

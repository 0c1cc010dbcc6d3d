import { expect, it } from 'vitest';
import { percentText } from './percent.ts';

it('shows parts of ten thousand with a thin gap and no idle zeros', () => {
  expect(percentText(6930)).toBe('69.3\u202f%');
  expect(percentText(10_000)).toBe('100\u202f%');
  expect(percentText(1.9)).toBe('0.01\u202f%');
});

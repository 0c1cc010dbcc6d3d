import { expect, it } from 'vitest';
import { shareText } from './share-text.ts';

it('cuts off, and does not call a little nothing', () => {
  expect(shareText(1n, 3n)).toBe('33.33\u202f%');
  expect(shareText(84_192n, 1_000_000_000n)).toBe('< 0.01\u202f%');
  expect(shareText(0n, 5n)).toBe('0\u202f%');
  expect(shareText(0n, 0n)).toBe('0\u202f%');
});

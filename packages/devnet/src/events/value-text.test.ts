import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

const ADDRESS = `41${'ab'.repeat(20)}`;

test('values become texts, and lists of values lists of texts', () => {
  expect(valueText('uint256', 2n ** 255n)).toBe((2n ** 255n).toString());
  expect(valueText('int8', -1n)).toBe('-1');
  expect(valueText('bool', true)).toBe('true');
  expect(valueText('bytes4', Uint8Array.of(0, 255, 1, 2))).toBe('00ff0102');
  expect(valueText('address', ADDRESS)).toBe(`0x${'ab'.repeat(20)}`);
  expect(valueText('address[2][]', [[ADDRESS, ADDRESS]])).toEqual([
    [`0x${'ab'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
  ]);
});

test('a text that looks like an address stays a text', () => {
  expect(valueText('string', ADDRESS)).toBe(ADDRESS);
  expect(valueText('string[]', [ADDRESS, ''])).toEqual([ADDRESS, '']);
});

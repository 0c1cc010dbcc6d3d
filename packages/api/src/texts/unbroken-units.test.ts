import { expect, test } from 'vitest';
import { unbrokenUnits } from './unbroken-units.ts';

test.each([
  ['{amount} TRX network fee', '{amount}\u00a0TRX network fee'],
  ['1 U = 1 USDT', '1\u00a0U = 1\u00a0USDT'],
  ['held {amount} {coin}', 'held {amount}\u00a0{coin}'],
  ['約 {fee} TRX，{n} 天', '約 {fee}\u00a0TRX，{n}\u00a0天'],
  ['{n, plural, other {# 張卡片}}', '{n, plural, other {#\u00a0張卡片}}'],
])('%s keeps value and unit together', (text, unbroken) => {
  expect(unbrokenUnits(text)).toBe(unbroken);
});

test.each(['{n} Users', '{name} unlocks', '{n, plural, one {# day} other {# days}}', 'Stake LP'])(
  '%s may break anywhere',
  (text) => {
    expect(unbrokenUnits(text)).toBe(text);
  },
);

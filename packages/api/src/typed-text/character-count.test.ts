import { expect, test } from 'vitest';
import { countCharacters } from './character-count.ts';

test.each([
  ['plain letters', 'Salt Road', 9],
  ['an accent of its own', 'e\u0301', 1],
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['a couple of two colours of skin', '👩🏽‍❤️‍💋‍👨🏿', 1],
  ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 1],
  ['a Chinese name', '錫燈籠', 3],
  ['a letter under many marks', `a${'\u0301\u0316'.repeat(2_000)}`, 251],
])('%s', (_, text, count) => {
  expect(countCharacters(text)).toBe(count);
});

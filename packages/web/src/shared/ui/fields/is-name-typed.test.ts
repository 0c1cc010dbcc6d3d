import { expect, test } from 'vitest';
import { isNameTyped } from './is-name-typed.ts';

test.each([
  ['卡片 ', '卡片'],
  [' Presale of  ferry', 'presale of FERRY'],
  ['ＦＥＲＲＹ', 'FERRY'],
])('"%s" is the name %s', (typed, name) => {
  expect(isNameTyped(typed, name)).toBe(true);
});

test.each([
  ['', '卡片'],
  ['移交：卡片', '卡片'],
  ['presale of FERR', 'presale of FERRY'],
])('"%s" is not the name %s', (typed, name) => {
  expect(isNameTyped(typed, name)).toBe(false);
});

import { expect, it } from 'vitest';
import { closesSheet } from './sheet-drag.ts';

it('closes a sheet that is pulled far or fast, and only downwards', () => {
  expect(closesSheet(120, 2000)).toBe(true);
  expect(closesSheet(40, 50)).toBe(true);
  expect(closesSheet(40, 500)).toBe(false);
  expect(closesSheet(-300, 10)).toBe(false);
});

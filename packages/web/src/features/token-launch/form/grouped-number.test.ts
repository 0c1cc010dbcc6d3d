import { describe, expect, it } from 'vitest';
import { groupedNumber, placeAfter, signsBefore } from './grouped-number.ts';

describe('a number in its field', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['400000', '400,000'],
    ['1234567.891234', '1,234,567.891234'],
    ['1234.', '1,234.'],
    ['abc', 'abc'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(groupedNumber(typed)).toBe(shown);
  });

  it('keeps the caret behind the sign it stood behind', () => {
    // 40|0,000 and a 5 is typed: 405|0000 becomes 4,05|0,000.
    const signs = signsBefore('4050,000', 3);
    expect(signs).toBe(3);
    expect(placeAfter(groupedNumber('4050000'), signs)).toBe(4);
    expect(placeAfter('400,000', 99)).toBe(7);
    expect(placeAfter('400,000', 0)).toBe(0);
  });
});

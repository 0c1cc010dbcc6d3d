import { describe, expect, test } from 'vitest';
import {
  everyListing,
  isUnreadable,
  listingQuestion,
  narrowings,
  questionKey,
  soughtNumber,
  toggled,
} from './listing-filter.ts';

describe('the number of a card, as people type it', () => {
  test.each([
    ['318', { level: null, serial: 318 }],
    ['000 318', { level: null, serial: 318 }],
    ['g 000 318', { level: 3, serial: 318 }],
    ['Ｇ０００３１８', { level: 3, serial: 318 }],
    ['#42', { level: null, serial: 42 }],
    ['X9', { level: 6, serial: 9 }],
  ])('%j is understood', (text, sought) => {
    expect(soughtNumber(text)).toEqual(sought);
  });

  test.each(['', '0', 'gold', 'Q 5', '99999999999', '-5'])('%j is none', (text) => {
    expect(soughtNumber(text)).toBeNull();
  });
});

describe('what the server is asked', () => {
  test('is only what narrows the list', () => {
    expect(listingQuestion(everyListing)).toEqual({ sort: 'price' });
    const narrow = { levels: [4, 3], from: null, to: 5n, number: ' ', sort: '-since' } as const;
    expect(listingQuestion(narrow)).toEqual({ sort: '-since', levels: [3, 4], maxPrice: 5n });
    expect(narrowings(narrow)).toBe(2);
  });

  test('follows the letter of the number before the levels', () => {
    const question = listingQuestion({ ...everyListing, levels: [1], number: 'G 318' });
    expect(question).toEqual({ sort: 'price', levels: [3], number: 318 });
  });

  test('has one name, whatever the order of choosing', () => {
    const named = (levels: readonly number[]) => questionKey({ ...everyListing, levels });
    expect(named([3, 4])).toBe(named([4, 3]));
    expect(named([3])).not.toBe(named([4]));
  });

  test('a text that is no number asks for nothing', () => {
    expect(isUnreadable({ ...everyListing, number: 'gold' })).toBe(true);
    expect(isUnreadable({ ...everyListing, number: ' ' })).toBe(false);
  });

  test('a level is chosen and let go by the same press', () => {
    expect(toggled([3], 4)).toEqual([3, 4]);
    expect(toggled([3, 4], 3)).toEqual([4]);
  });
});

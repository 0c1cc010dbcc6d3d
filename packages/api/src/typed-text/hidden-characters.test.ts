import { describe, expect, test } from 'vitest';
import { hasHiddenCharacters } from './hidden-characters.ts';

describe('characters that readers do not see', () => {
  test.each([
    ['a zero-width space', 'TR\u200bX'],
    ['a joiner between letters', 'TR\u200dX'],
    ['a right-to-left override', 'safe\u202eknab'],
    ['an isolate', '\u2067abc\u2069'],
    ['a mark of direction', 'abc\u200f'],
    ['a byte order mark', '\ufeffVLM'],
    ['a soft hyphen', 'V\u00adLM'],
    ['a variation selector on a letter', 'V\ufe0fLM'],
    ['a variation selector on a digit', '1\ufe0f00'],
    ['a Hangul filler', '\u3164'],
    ['tags', 'V\u{e0041}LM'],
    ['a control', 'V\u0007LM'],
    ['a line separator', 'V\u2028LM'],
    ['half a character', 'V\ud83dLM'],
    ['a joiner at the end of an emoji', '🚀\u200d'],
  ])('%s', (_, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });

  test.each([
    ['plain', 'Tin Lantern'],
    ['Chinese', '錫燈籠'],
    ['Arabic and Hebrew', 'مصباح מנורה'],
    ['accents on their own', 'Cafe\u0301'],
    ['a rocket', '🚀'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a coloured heart', '❤️'],
    ['a waving hand with its colour, joined', '👩🏽‍🚀'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a flag', '🇹🇼'],
    ['two lines', 'one\ntwo'],
  ])('none in %s', (_, text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  });
});

import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { lookAlikeAmong } from './look-alike.ts';

const known = 'TXrtY8mJd5Qw1kLzVb7NcPq3sHfGdRpWzA' as Address;
const among = (text: string) => lookAlikeAmong(text as Address, [known]);

describe('an address that resembles one used before', () => {
  test.each([
    ['the same last letters', 'TABcdE9mJd5Qw1kLzVb7NcPq3sHfGdpWzA'],
    ['the same first letters', 'TXrtY1111111111111111111111111111x'],
    ['a few at both ends', 'TXr1111111111111111111111111111WzA'],
    ['the same letters, small or capital', 'TXR1111111111111111111111111111wZa'],
  ])('is found by %s', (_, text) => {
    expect(among(text)).toBe(known);
  });

  test('is found even when somebody has made it one of those used before', () => {
    const fake = 'TXr1111111111111111111111111111WzA' as Address;
    expect(lookAlikeAmong(fake, [fake, known])).toBe(known);
  });

  test('is neither that very one nor a stranger', () => {
    expect(among(known)).toBeNull();
    expect(among('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')).toBeNull();
  });
});

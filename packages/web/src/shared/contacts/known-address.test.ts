import type { Address } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { alikeOf, isTold, type KnownAddress, knownAs } from './known-address.ts';

const known: KnownAddress = {
  address: 'TXrtY8mJd5Qw1kLzVb7NcPq3sHfGdRpWzA' as Address,
  as: 'contact',
  name: 'Ada',
};
const among = (text: string) => alikeOf(text as Address, [known]);

describe('an address that resembles a known one', () => {
  test.each([
    ['the same last letters', 'TABcdE9mJd5Qw1kLzVb7NcPq3sHfGdpWzA'],
    ['the same first letters', 'TXrtY1111111111111111111111111111x'],
    ['what a list shows, first 6 and last 4', 'TXrtY81111111111111111111111111pWzA'],
    ['a few at both ends', 'TXr1111111111111111111111111111WzA'],
    ['the same letters, small or capital', 'TXR1111111111111111111111111111wZa'],
  ])('is found by %s', (_, text) => {
    expect(among(text)).toBe(known);
  });

  test('is found even when somebody has made it one of those used before', () => {
    const fake = 'TXr1111111111111111111111111111WzA' as Address;
    const used: KnownAddress = { address: fake, as: 'used' };
    expect(alikeOf(fake, [used, known])).toBe(known);
    expect(knownAs(fake, [used, known])).toBe(used);
  });

  test('is neither that very one nor a stranger', () => {
    expect(among(known.address)).toBeNull();
    expect(among('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')).toBeNull();
    expect(knownAs('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address, [known])).toBeNull();
  });
});

describe('that an address was used before', () => {
  const used: KnownAddress = { ...known, as: 'used' };

  test('is never said of a contract, nor before it is known what is there', () => {
    expect(isTold(used, 'contract')).toBe(false);
    expect(isTold({ ...used, as: 'trader' }, 'contract')).toBe(false);
    expect(isTold(used, null)).toBe(false);
    expect(isTold(used, 'wallet')).toBe(true);
  });

  test('does not hide whose it is', () => {
    expect(isTold(known, 'contract')).toBe(true);
    expect(isTold({ ...known, as: 'mine' }, null)).toBe(true);
  });
});

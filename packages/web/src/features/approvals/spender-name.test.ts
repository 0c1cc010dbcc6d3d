import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { spenderName, spenderText } from './spender-name.ts';

const [desk, presale, stranger] = ['Desk', 'Presale', 'Stranger'] as Address[] as [
  Address,
  Address,
  Address,
];
const contracts = { otcDesk: desk };

test('a spender has a name of ours only by the contracts of this page, or as part of a launch', () => {
  expect(spenderName(desk, contracts, null)).toBe('otcDesk');
  expect(spenderName(presale, contracts, 'presale')).toBe('presale');
  expect(spenderName(stranger, contracts, null)).toBeNull();
  // A server that lies cannot dress a stranger up as one of them.
  expect(spenderName(stranger, contracts, 'otcDesk')).toBeNull();
});

test('every name has words', () => {
  expect(spenderText('otcDesk')).toBe('spender_otcDesk');
  expect(spenderText('timelock')).toBe('spender_other');
  expect(spenderText(null)).toBe('unknownSpender');
});

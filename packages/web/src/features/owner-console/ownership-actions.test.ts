import type { Address } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import { ownershipForm } from './ownership-actions.tsx';

const me = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const other = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;

it.each([
  ['power=ownership', me, { presale: 'handOver', trade: null }],
  ['power=ownership&give=up', me, { presale: 'giveUp', trade: null }],
  ['power=ownership&give=up', other, { presale: null, trade: 'giveUp' }],
  ['power=tradeEnd&give=up', me, { presale: null, trade: null }],
])('opens what %s asks for at the contract that is owned', (query, owner, expected) => {
  const asked = ownershipForm(new URLSearchParams(query), me, { presale: { owner } });
  expect(asked).toEqual(expected);
});

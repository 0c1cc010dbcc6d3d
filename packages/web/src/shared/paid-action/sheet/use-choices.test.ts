import type { Address } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import { choicesIn } from './use-choices.ts';

const account = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const other = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const params = { token: 'one', amount: '5' };
const choices = [{ kind: 'custom', amount: 1_000_000n }] as const;
const chosen = { params, account, choices };

it('keeps a choice within its review, also when that is shown again', () => {
  expect(choicesIn(chosen, { params, account })).toBe(choices);
});

it.each([
  ['another coin', { params: { ...params, token: 'two' }, account }],
  ['the same entered again', { params: { ...params }, account }],
  ['another account', { params, account: other }],
  ['no account', { params, account: null }],
])('approves the exact amount for %s', (_, review) => {
  expect(choicesIn(chosen, review)).toEqual([]);
});

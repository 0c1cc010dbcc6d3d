import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { ChangePart } from './change-part.tsx';
import { parameters } from './parameters.ts';
import type { ReadChange } from './try-calls.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const target = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const fee = parameters.find(({ name }) => name === 'creationFee');
if (fee === undefined) throw new Error('there is no such parameter');

const kinds: readonly ReadChange['decoded'][] = [
  { kind: 'unknown', contract: null },
  { kind: 'function', contract: 'wtrx', method: 'deposit', args: [] },
  { kind: 'parameter', parameter: fee, values: [1n] },
];

test.each(kinds)('TRX that a call sends is told, $kind or not', (decoded) => {
  const shown = (value: string) => {
    const change = { call: { target, value, data: '' }, decoded, now: null };
    return renderToStaticMarkup(createElement(ChangePart, { change, isDone: false }));
  };
  expect(shown('7654321000000')).toContain('7,654,321');
  expect(shown('0')).not.toContain('dao.sends');
});

test('an address that would be replaced stands beside the new one', () => {
  const guardian = parameters.find(({ name }) => name === 'voteGuardian');
  if (guardian === undefined) throw new Error('there is no such parameter');
  const other = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
  const shown = (now: Address) => {
    const decoded = { kind: 'parameter', parameter: guardian, values: [target] } as const;
    const change = { call: { target, value: '0', data: '' }, decoded, now: [now] };
    return renderToStaticMarkup(createElement(ChangePart, { change, isDone: false }));
  };
  expect(shown(other)).toContain(other);
  expect(shown(other)).not.toContain('dao.sameValue');
  expect(shown(target)).toContain('dao.sameValue');
});

import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { ChangePart } from './change-part.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const args = [
  { name: 'amount', text: '6300000000', isAddress: false },
  { name: 'duration', text: '7776000', isAddress: false },
];
const target = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

function shown(contract: string): string {
  const decoded = { kind: 'function', contract, method: 'fund', args } as const;
  const change = { call: { target, value: '0', data: '' }, decoded, now: null };
  return renderToStaticMarkup(createElement(ChangePart, { change, isDone: false }));
}

test('what funds a pool of ours is told in words, WTRX and days', () => {
  const html = shown('lpStake');
  expect(html).toContain('dao.argument_duration');
  expect(html).toContain('dao.spanDays');
  expect(html).toContain('6,300\u00a0WTRX');
});

test('the same call of a contract that counts otherwise stays as the code has it', () => {
  const html = shown('termStake');
  expect(html).toContain('7776000');
  expect(html).not.toContain('WTRX');
});

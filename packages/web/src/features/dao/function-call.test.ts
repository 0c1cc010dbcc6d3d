import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { FunctionCall } from './function-call.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const args = [
  { name: 'amount', text: '6300000000', isAddress: false },
  { name: 'duration', text: '7776000', isAddress: false },
];
const shown = (contract: string) =>
  renderToStaticMarkup(
    createElement(FunctionCall, { kind: 'function', contract, method: 'fund', args }, null),
  );

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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { LockAmount, useLockText } from './lock-amount.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const coinAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
type Shown = Parameters<typeof LockAmount>[0];

function AmountAndText({ lock }: Shown) {
  return [createElement(LockAmount, { key: 0, lock }), useLockText(lock)];
}

function shown(decimals: number | null): string {
  const lock = { coinAddress, symbol: 'SALT', decimals, lockAmount: '5000000' };
  const both = createElement(AmountAndText, { lock: lock as Shown['lock'] });
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, both),
  );
}

it('never shows base units as whole coins', () => {
  expect(shown(6)).toMatch(/>5<.*SALT.*5\.00.SALT/u);
  expect(shown(null)).not.toMatch(/5,000,000/u);
  expect(shown(null).match(/locks\.unknownAmount/g)).toHaveLength(2);
});

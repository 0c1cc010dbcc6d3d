import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { projectConfigQuery } from '../../shared/chain/project-config.ts';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { SaleTab } from './sale-tab.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const vlm = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const dollars = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;
const offer = {
  offerId: '1',
  amount: '100',
  left: '100',
  wantAmount: '100',
  smallest: '1',
  expires: 0,
};

function shown(coin: Address | null, known: boolean, most = '100'): string {
  const queries = new QueryClient();
  queries.setQueryData(projectConfigQuery.queryKey, { contracts: { vlm }, closed: [] } as never);
  queries.setQueryData(['token-sale', 'rules', null], {
    ...{
      price: { coin, symbol: 'USDT', amount: '250000' },
      left: '100',
      open: true,
      offer: { ...offer, left: most },
    },
    ...{ symbol: 'VLM', decimals: 6, seller: null, whitelistOnly: false },
  });
  const usdt = { address: dollars, symbol: 'USDT', decimals: 6, pair: null };
  if (known) queries.setQueryData(['chain', 'coin', dollars], usdt);
  const buy = { blocker: null, state: { step: 'idle' } };
  const tab = createElement(SaleTab, { address: null, buy: buy as never });
  const routed = createElement(MemoryRouter, null, tab);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, routed));
}

it('never calls a price in dollars one in TRX, and lets nobody buy before it is known', () => {
  expect(shown(dollars, false)).not.toContain('TRX');
  expect(shown(dollars, false)).toMatch(/<button[^>]* disabled=""[^>]*>ui\.loading</);
});

it('names the coin that is asked for', () => {
  expect(shown(dollars, true)).toMatch(/0\.25\s?USDT/u);
  expect(shown(dollars, true)).toMatch(/<button[^>]* disabled=""[^>]*>otc\.enterAmount</);
  expect(shown(null, false)).toMatch(/0\.25\s?TRX/u);
});

it('names the range to the last unit: whoever types more is refused', () => {
  vi.spyOn(i18n, '_').mockImplementation((id, values) => `${id} ${JSON.stringify(values)}`);
  expect(shown(dollars, true, '123456789123456')).toContain('123,456,789.123456');
});

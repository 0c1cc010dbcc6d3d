import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { OfferList } from './offer-list.tsx';
import { OfferSheet } from './offer-sheet.tsx';

vi.mock('../../shared/ui/overlays/sheet.tsx', () => ({
  Sheet: ({ children, footer }: { children: unknown; footer?: unknown }) => [children, footer],
}));
vi.mock('../../shared/ui/lists/paged-list.tsx', () => ({
  PagedList: ({ render, query }: { render: (row: unknown) => unknown; query: unknown }) =>
    render(query),
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const maker = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function shown(page: unknown, decimals: number | null): string {
  const sell = { coin, symbol: 'SALT', decimals, standing: 'known', like: null };
  const offer = {
    ...{ offerId: '7', maker, sell, want: { ...sell, coin: null, symbol: 'TRX', decimals: 6 } },
    ...{ amount: '5000000', left: '5000000', smallest: '1', wantAmount: '9000000', fills: 0 },
    ...{ wholeOnly: false, onlyTaker: null, state: 'open', expires: Date.now() + 90_000_000 },
    ...{ paid: '0', pool: null },
  };
  const take = { blocker: null, refusal: null };
  const props = { chosen: offer, query: offer, open: true, address: null, take, cancel: take };
  const part = createElement(page as never, props as never);
  const routed = createElement(MemoryRouter, null, part);
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, routed),
  );
}

it('sells nothing of which nobody knows how much it is', () => {
  expect(shown(OfferSheet, null)).toContain('otc.notCounted');
  expect(shown(OfferSheet, null)).not.toContain('<button');
  expect(shown(OfferSheet, 6)).toContain('otc.enterAmount');
});

it('never shows base units as whole coins', () => {
  for (const page of [OfferSheet, OfferList]) {
    expect(shown(page, null)).toContain('otc.unknownAmount');
    expect(shown(page, null)).not.toContain('5,000,000');
  }
});

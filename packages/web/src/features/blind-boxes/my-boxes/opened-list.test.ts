import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/active-locale.ts';
import { OpenedList } from './opened-list.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function shown(decimals?: number): string {
  const queries = new QueryClient();
  queries.setQueryData(['chain', 'blind-boxes', 'decimals', coin], decimals);
  const prize = { coin, symbol: 'SALT', amount: '2500000000000000000' };
  const box = { boxId: '1', seriesId: '1', prizeId: '3', price: '1000000', prize };
  const boxes = { rows: [box], tail: 'end', isPending: false, query: {} };
  const list = createElement(OpenedList, { boxes } as never);
  const routed = createElement(MemoryRouter, null, list);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, routed));
}

it('writes a prize once it knows the decimals of its coin', () => {
  expect(shown(18)).toMatch(/\+2\.5\D/);
  expect(shown()).toContain('>–<');
});

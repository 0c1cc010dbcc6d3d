import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { ClaimPart } from './claim-part.tsx';

vi.mock('./use-account-read.ts', () => ({ useAccountRead: () => ({ data: 5_000_000n }) }));
vi.mock('../../shared/paid-action/use-paid-action.tsx', () => ({
  usePaidAction: () => ({ blocker: null, refusal: null, sheet: null }),
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function shown(symbol?: string): string {
  const queries = new QueryClient();
  if (symbol) queries.setQueryData(['chain', 'cards', 'reward-coin'], symbol);
  const part = createElement(ClaimPart);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, part));
}

it('claims only once it can name the coin', () => {
  expect(shown()).toMatch(/<button[^>]* disabled=""[^>]*>ui\.loading</);
  expect(shown('VLM')).toMatch(/<button[^>]*>cardMarket\.claim</);
  expect(shown('VLM')).not.toContain('disabled=""');
});

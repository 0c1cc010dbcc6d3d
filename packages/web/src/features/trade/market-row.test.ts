import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { MarketRow } from './market-row.tsx';

const token = vi.hoisted(() => 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
vi.mock('../../shared/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => token,
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const market = {
  ...{ tokenAddress: token, tokenName: 'Ferry', tokenSymbol: 'FERRY', image: null },
  ...{ status: 'ended', tradeAmount: '5000000', tokensPerShare: '7000000', tradeShares: 9 },
  ...{ sold: 3, left: 6, endTime: 1, listed: 1, tradeMaxNum: 5 },
  mine: { canTrade: true, tradeCount: 3, claimed: false },
};

function shown(due?: readonly [string, object]): string {
  const queries = new QueryClient();
  if (due) queries.setQueryData(['chain', 'trade', token, 'due'], due);
  const row = createElement(MarketRow, { market: market as never });
  const routed = createElement(MemoryRouter, null, row);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, routed));
}

it('does not say that a token has yet to launch before that is known', () => {
  expect(shown()).toContain('trade.waitingFor<');
  const terms = { from: 0n, isLocked: false };
  expect(shown(['launched', terms])).toContain('trade.waiting<');
  expect(shown(['ended', terms])).toContain('trade.waitingLaunch<');
});

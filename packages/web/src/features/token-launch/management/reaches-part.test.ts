import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/active-locale.ts';
import { type OwnToken, tokenQuery } from '../../../shared/launch/launch-queries.ts';
import { ReachesPart } from './reaches-part.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const tokenAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const receiver = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const vesting = { vestingDelay: 0, vestingRate: 10_000, vestingInterval: 0 };

const factory = { saleFee: 200, tradeFee: 500, minPresaleLength: 3_600 };

function shown(
  change: Partial<OwnToken>,
  creatorLpReceiver: string = tokenAddress,
  isFactoryRead = true,
): string {
  const token = {
    tokenAddress,
    stage: 'launched',
    trade: 'ended',
    tradeWithdrawn: false,
    ...change,
  };
  const queries = new QueryClient();
  const terms = { ...vesting, creatorLpShare: 500, creatorLpReceiver };
  const detail = { terms, creator: tokenAddress, supplies: { creator: '7000000' } };
  queries.setQueryData(tokenQuery(tokenAddress).queryKey, detail as never);
  if (isFactoryRead) queries.setQueryData(['token-launch', 'factory'], factory);
  queries.setQueryData(['trade', 'one', tokenAddress], { tradeAmount: '5000000', sold: 3 });
  const part = createElement(ReachesPart, { token: token as OwnToken });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, part));
}

it('promises the creator the proceeds, the LP and the tokens of a launch', () => {
  for (const key of ['tradeMoney', 'presaleLp', 'tokensLocked']) {
    expect(shown({})).toContain(`tokenManagement.${key}<`);
  }
});

it('waits with the proceeds until the fee is known', () => {
  expect(shown({}, tokenAddress, false)).not.toContain('tradeMoney');
  expect(shown({}, tokenAddress, false)).toContain('…');
});

it('promises no proceeds of a cancelled internal sale: they are the buyers’ again', () => {
  expect(shown({ trade: 'cancelled' })).toContain('tradeCancelled');
  expect(shown({ trade: 'cancelled' })).not.toContain('tradeMoney');
});

it('promises nothing of a failed launch', () => {
  const failed = shown({ stage: 'failed', trade: 'cancelled' });
  expect(failed).toContain('presaleFailed');
  expect(failed).toContain('tokensFailed');
  expect(failed).not.toMatch(/presaleLp|tokensLocked|tradeMoney/);
});

it('names whom LP and tokens go to where that is somebody else', () => {
  expect(shown({})).not.toContain('goesTo');
  expect(shown({}, receiver).match(/goesTo/g)).toHaveLength(2);
  expect(shown({}, receiver)).toContain(receiver.slice(-4));
});

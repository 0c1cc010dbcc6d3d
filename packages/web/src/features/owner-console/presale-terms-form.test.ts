import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { PresaleTermsForm } from './presale-terms-form.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const terms = {
  ...{ startTime: 1_900_000_000n, endTime: 1_900_100_000n, presaleEthAmount: 120_000_000n },
  ...{ maxTotalNum: 20n, presaleMaxNum: 9n, softCapRate: 5_000n, userLPShare: 7_000n },
  ...{
    devLPShare: 1_000n,
    devLPReceiver: toHexAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address),
  },
  ...{ vestingDelay: 0n, vestingRate: 10_000n, vestingDis: 0n, backingShare: 0n },
};

function shown(isRead: boolean): string {
  const queries = new QueryClient();
  const factory = { saleFee: 200, tradeFee: 200, minPresaleLength: 7_200 };
  if (isRead) queries.setQueryData(['token-launch', 'factory'], factory);
  const launch = { token: '', symbol: 'FERRY', presale: { at: '' }, terms };
  const props = { launch, actions: { presale: { blocker: null } }, isAsked: true };
  const form = createElement(PresaleTermsForm, props as never);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, form));
}

it('leads to no review before the limits of the factory are known', () => {
  expect(shown(false)).toMatch(/<button[^>]* disabled=""[^>]*>owner\.limitsUnread</);
  expect(shown(true)).not.toContain('limitsUnread');
});

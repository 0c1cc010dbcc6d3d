import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { configurePresale } from './configure-presale.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const devLPReceiver = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function reviewed(change: object): string {
  const params = { symbol: 'FERRY', value: '', devLPReceiver, ...change };
  const { get } = configurePresale.summary({ params, t: (key: string) => key } as never);
  return renderToStaticMarkup(get);
}

// The contract locks both for the receiver that is set with the other terms.
it('names who gets the LP and the tokens that are left, by the whole address', () => {
  expect(reviewed({ change: 'terms', devLPShare: 1_000 })).toContain('owner.termsBothTo<');
  expect(reviewed({ change: 'terms', devLPShare: 1_000 })).toContain(devLPReceiver);
  expect(reviewed({ change: 'terms', devLPShare: 0 })).toContain('owner.termsTokensTo<');
});

it('names nobody where no terms are set', () => {
  expect(reviewed({ change: 'cancel' })).not.toContain(devLPReceiver);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { TakeForm } from './take-form.tsx';

// Another file of this worker may have loaded the form with its real parts.
vi.hoisted(() => vi.resetModules());
vi.mock('../../shared/lp/use-lp-of.ts', () => ({ useLpOf: () => ({ pair: 'T' }) }));
vi.mock('../../shared/lp/lp-amount.tsx', () => ({ LpAmount: () => null }));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function shown(amount: bigint, problem: object | null): string {
  const coin = { coin: 'T', symbol: 'LP', decimals: 18, standing: 'known', like: null };
  const terms = { amount: '100', left: '40', wantAmount: '100', wholeOnly: false };
  const offer = { ...terms, sell: coin, want: coin };
  const props = { offer, amount, problem, onChange: () => undefined };
  return renderToStaticMarkup(createElement(TakeForm, props as never));
}

it('says why a part of LP that was chosen cannot be bought any more', () => {
  expect(shown(80n, { code: 'EXCEEDS_MAX_PURCHASE' })).toContain('otc.partGone');
  expect(shown(20n, null)).not.toContain('otc.partGone');
});

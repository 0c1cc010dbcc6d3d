import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { MyPart } from './my-part.tsx';
import { PresaleBar } from './presale-bar.tsx';
import { RedeemStep } from './redeem-part.tsx';

const reader = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const wallet = vi.hoisted(() => ({ connection: { status: 'none' } as object }));
vi.mock('../../shared/wallet/wallet.ts', async (original) => ({
  ...(await original<object>()),
  useWallet: () => wallet,
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => {
  wallet.connection = { status: 'none' };
});

const used = { blocker: null as string | null, refusal: null, state: { step: 'idle' } };
const launch = { token: reader, presale: reader, basePool: reader, name: 'Ferry', symbol: 'FERRY' };
const nothing = () => undefined;

function shown(part: unknown, props: object, queries = new QueryClient()): string {
  const page = createElement(part as FunctionComponent<object>, Object.assign({ launch }, props));
  const routed = createElement(MemoryRouter, null, page);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, routed));
}

describe('what I hold, while it is not known', () => {
  const facts = { perBuyer: 5 };
  const part = (again: (() => void) | null) =>
    shown(MyPart, { facts, mine: undefined, again, leave: used });

  it('asks for a wallet only when there is none', () => {
    expect(part(null)).toContain('presale.connectToSee');
    wallet.connection = { status: 'connected', wallet: { address: reader } };
    expect(part(null)).not.toContain('presale.connectToSee');
    expect(part(null)).toContain('presale.reading');
  });

  it('says that it could not be read', () => {
    wallet.connection = { status: 'connected', wallet: { address: reader } };
    expect(part(nothing)).toContain('presale.sharesFailed');
    expect(part(nothing)).not.toContain('presale.noShares');
  });
});

describe('the bar of a presale that is over', () => {
  const bar = (state: string, mine: object | undefined, blocker: string | null, failed?: Error) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    const pool = queries
      .getQueryCache()
      .build(queries, { queryKey: ['chain', 'coin', 'pool', reader] });
    if (failed) pool.setState({ status: 'error', error: failed });
    const action = { ...used, blocker };
    const actions = { refund: action, claim: action, end: action, fail: action };
    const facts = { state, price: 2_000_000n, pair: reader };
    return shown(PresaleBar, { facts, mine, actions }, queries);
  };

  it('names no sum that nobody knows', () => {
    expect(bar('failed', undefined, 'wallet')).toContain('presale.refundOne');
    expect(bar('failed', undefined, 'wallet')).not.toContain('presale.takeBack');
    expect(bar('failed', { shares: 2, isRefunded: false }, null)).toContain('presale.takeBack');
  });

  it('lets nothing be claimed before it can say how much', () => {
    for (const failed of [undefined, new Error('no answer')]) {
      const shownBar = bar('launched', { vested: 5n }, null, failed);
      expect(shownBar).toMatch(/<button[^>]* disabled=""/);
      expect(shownBar).not.toContain('presale.claim');
    }
  });
});

it('shows what burning would bring only once the pool has said it', () => {
  const step = { missing: 'reading', blocker: null, onPress: nothing, again: null, out: null };
  expect(shown(RedeemStep, step)).toContain('>–<');
  expect(shown(RedeemStep, step)).toMatch(/<button[^>]* disabled=""[^>]*>presale\.reading</);
  expect(shown(RedeemStep, { ...step, again: nothing })).toContain('presale.quoteFailed');
  expect(shown(RedeemStep, { ...step, out: 5_000_000n })).toContain('presale.reviewRedeem');
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { TradeBar } from './trade-bar.tsx';
import type { TradeFacts, TradePart } from './trade-facts.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

type Shown = Readonly<{
  state: TradeFacts['state'];
  mine?: TradePart;
  blocker?: Blocker;
  again?: () => void;
}>;

function shown({ state, mine, blocker, again = undefined }: Shown): string {
  const used = { blocker: blocker ?? null, refusal: null };
  const facts = { state, price: 2_000_000n, presale: 'failed' };
  const props = {
    launch: { token: 'T' },
    facts,
    mine,
    again,
    actions: { unlock: used, refund: used },
  };
  const bar = createElement(TradeBar, props as never);
  return renderToStaticMarkup(createElement(MemoryRouter, null, bar));
}

it.each(['closed', 'open', 'ended', 'cancelled'] as const)(
  'of a sale that is %s it names the way to connect while no wallet is',
  (state) => {
    expect(shown({ state, blocker: 'wallet' })).toMatch(/<button[^>]*>ui\.connectWallet</);
  },
);

it.each(['ended', 'cancelled'] as const)(
  'of a sale that is %s it does not lead away before it is known what waits there',
  (state) => {
    expect(shown({ state })).toMatch(/<button[^>]* disabled=""[^>]*>ui\.loading</);
    const mine = { isOwner: false, isAllowed: true, shares: 0, isSettled: false, balance: 0n };
    expect(shown({ state, mine })).toContain('trade.toToken');
  },
);

it.each(['closed', 'open', 'ended', 'cancelled'] as const)(
  'of a sale that is %s it asks again for what could not be read',
  (state) => {
    const bar = shown({ state, again: () => undefined });
    expect(bar).toContain('trade.sharesFailed');
    expect(bar).toContain('ui.retry<');
    expect(bar).not.toContain('ui.loading');
  },
);

it.each(['closed', 'open'] as const)(
  'leads the owner who cannot buy to the whitelist of a sale that is %s',
  (state) => {
    const mine = { isOwner: true, isAllowed: false, shares: 0, isSettled: false, balance: 0n };
    const bar = shown({ state, mine });
    expect(bar).toContain('href="/owner?token=T&amp;power=tradeWhitelist"');
    expect(bar).toContain('trade.editList');
  },
);

it('offers the refund of a cancelled sale', () => {
  const mine = { isOwner: false, isAllowed: true, shares: 3, isSettled: false, balance: 0n };
  expect(shown({ state: 'cancelled', mine })).toContain('trade.takeBack');
});

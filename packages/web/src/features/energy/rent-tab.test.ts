import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { RentTab } from './rent-tab.tsx';

vi.mock('./desk-part.tsx', () => ({ DeskPart: () => null }));
vi.mock('./ways-part.tsx', () => ({ WaysPart: () => null }));
vi.mock('./rent-amount.tsx', () => ({ RentAmount: () => null }));
const read = vi.hoisted(() => ({ now: {} as object }));
vi.mock('../../shared/chain/use-chain-read.ts', () => ({ useChainRead: () => read.now }));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function shown(answer: object): string {
  read.now = { data: undefined, isError: false, refetch: () => undefined, ...answer };
  const rates = { basePrice: 1n, hourPrice: 1n, operator: null };
  const prices = { free: 500_000n, isOpen: true, sunPerEnergy: 100n, rates, operator: null };
  const props = { address, quoted: { rates: prices }, rent: { blocker: null } };
  const tab = createElement(MemoryRouter, null, createElement(RentTab, props as never));
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, tab),
  );
}

it('does not ask for an address that it could not look up', () => {
  expect(shown({})).toMatch(/<button[^>]* disabled=""[^>]*>energy\.receiverReading</);
  expect(shown({ isError: true })).toMatch(/<button[^>]* disabled=""[^>]*>energy\.receiverUnread</);
  expect(shown({ isError: true })).toContain('energy.receiverFailed');
  expect(shown({ isError: true })).toContain('ui.retry<');
});

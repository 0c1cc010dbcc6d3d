import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { ClaimPart } from './claim-part.tsx';
import { CreditPart } from './credit-part.tsx';
import { ReservationPart } from './reservation-part.tsx';

type Read = Readonly<{ data?: unknown; isError: boolean }>;
const read = vi.hoisted(() => ({ now: { isError: false } as Read }));
vi.mock('./use-account-read.ts', () => ({ useAccountRead: () => read.now }));
vi.mock('../../shared/paid-action/use-paid-action.tsx', () => ({
  usePaidAction: () => ({ blocker: null, refusal: null, sheet: null }),
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => {
  read.now = { data: 5_000_000n, isError: false };
});

function shown(symbol?: string, part: FunctionComponent = ClaimPart): string {
  const queries = new QueryClient();
  if (symbol) queries.setQueryData(['chain', 'cards', 'reward-coin'], symbol);
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queries }, createElement(part)),
  );
}

it('claims only once it can name the coin', () => {
  expect(shown()).toMatch(/<button[^>]* disabled=""[^>]*>ui\.loading</);
  expect(shown('VLM')).toMatch(/<button[^>]*>cardMarket\.claim</);
  expect(shown('VLM')).not.toContain('disabled=""');
});

it.each([
  ['rewards', ClaimPart],
  ['credit', CreditPart],
  ['reservation', ReservationPart],
])('does not pass off %s that could not be read as none', (name, part) => {
  read.now = { isError: true };
  expect(shown('VLM', part)).toContain(`cardMarket.${name}Failed`);
  expect(shown('VLM', part)).toContain('ui.retry<');
  read.now = { isError: false };
  expect(shown('VLM', part)).toBe('');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { WaitingPart } from './waiting-part.tsx';

const answers = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../../shared/chain/use-chain-read.ts', () => ({
  useChainRead: ([, name]: string[]) => {
    const data = answers.now[name as string];
    return { data, isError: data === undefined };
  },
}));
vi.mock('../../shared/paid-action/use-paid-action.tsx', () => ({
  usePaidAction: () => ({ blocker: null, refusal: null, sheet: null }),
}));

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

function shown(now: Record<string, unknown>): string {
  answers.now = now;
  const part = createElement(WaitingPart, { address });
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, part),
  );
}

it('does not pass off money that could not be read as none', () => {
  expect(shown({ earned: 0n })).toContain('myCards.creditFailed');
  expect(shown({ earned: 0n })).not.toContain('rewardsFailed');
  expect(shown({ account: { credit: 0n } })).toContain('myCards.rewardsFailed');
  expect(shown({ account: { credit: 0n }, earned: 0n })).toBe('');
});

it('claims no rewards of a coin it cannot name', () => {
  const now = { account: { credit: 0n }, earned: 7n };
  expect(shown(now)).toContain('myCards.rewardsFailed');
  expect(shown(now)).not.toContain('myCards.claim<');
  expect(shown({ ...now, 'reward-coin': 'VLM' })).toContain('myCards.claim<');
});

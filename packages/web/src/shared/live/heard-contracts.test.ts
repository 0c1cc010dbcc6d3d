import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshHeard } from './heard-contracts.ts';

function stage() {
  const queries = new QueryClient();
  const pages = (count: number) => ({ pages: Array.from({ length: count }, () => ({})) });
  const kept: Readonly<Record<string, unknown>> = {
    cards: {},
    'card-pledge': {},
    'blind-boxes': pages(3),
    staking: pages(4),
    presale: {},
    chain: {},
    project: {},
  };
  for (const [key, data] of Object.entries(kept)) queries.setQueryData([key, 'x'], data);
  const waiting: (() => void)[] = [];
  const page = { isInUse: false };
  const later = (_: number, work: () => void) => void waiting.push(work);
  const hear = refreshHeard(queries, later, () => page.isInUse);
  const stale = () =>
    Object.keys(kept).filter((key) => queries.getQueryState([key, 'x'])?.isInvalidated);
  return { hear, waiting, stale, page };
}

it('asks again for what shows the contracts that were heard, once for several blocks', () => {
  const { hear, waiting, stale } = stage();
  hear(['cards']);
  hear([]);
  hear(['cards', 'blindBox']);
  expect(stale()).toEqual([]);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(stale()).toEqual(['cards', 'card-pledge', 'blind-boxes', 'chain']);
  hear(['cards']);
  expect(waiting).toHaveLength(2);
});

it('asks for nothing when nothing that is shown was heard, and leaves long lists alone', () => {
  const { hear, waiting, stale } = stage();
  hear(['oracle']);
  expect(waiting).toEqual([]);
  hear(['lpStake']);
  waiting[0]?.();
  expect(stale()).toEqual(['chain']);
});

it('asks for refunds again when a trade gives something back', () => {
  const { hear, waiting, stale } = stage();
  hear(['trade']);
  waiting[0]?.();
  expect(stale()).toEqual(['presale', 'chain']);
});

it('waits while somebody is at a sheet', () => {
  const { hear, waiting, stale, page } = stage();
  page.isInUse = true;
  hear(['cards']);
  waiting[0]?.();
  expect(stale()).toEqual([]);
  page.isInUse = false;
  waiting[1]?.();
  expect(stale()).toEqual(['cards', 'card-pledge', 'chain']);
});

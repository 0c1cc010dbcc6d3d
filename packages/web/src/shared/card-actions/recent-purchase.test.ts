import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { lastBought } from './recent-purchase.ts';

const me = 'TMe' as Address;
const now = 10_000_000;
const bought = (minutesAgo: number, change: object = {}) => ({
  key: 'cards.buy' as const,
  account: me,
  params: { level: 3 },
  signed: { txid: 'a', hex: '', rawHex: '', expiration: 0 },
  state: { step: 'confirming' } as never,
  begunAt: now - minutesAgo * 60_000,
  ...change,
});
const last = (...records: ReturnType<typeof bought>[]) => lastBought(records, me, 3, now);

test('the newest purchase of the level within ten minutes is told', () => {
  expect(last(bought(9), bought(4))).toBe(now - 4 * 60_000);
});

test.each([
  ['long ago', bought(11)],
  ['another level', bought(1, { params: { level: 2 } })],
  ['another account', bought(1, { account: 'TYou' })],
  ['never signed', bought(1, { signed: null })],
  ['failed', bought(1, { state: { step: 'failed' } })],
  ['another action', bought(1, { key: 'cards.list' })],
])('nothing is told of a purchase %s', (_, record) => {
  expect(last(record as ReturnType<typeof bought>)).toBeNull();
});

import type { Address } from '@vellum/tron/address';
import { expect, it } from 'vitest';
import type { RunView } from './run-view.ts';
import { isOfAnother } from './run-view.ts';

const [mine, theirs] = ['mine', 'theirs'] as unknown as readonly [Address, Address];
const view = { state: { step: 'preparing' }, account: mine } as RunView;

it('of another account is what is at work for it, not what is only under review', () => {
  expect(isOfAnother(view, theirs)).toBe(true);
  expect(isOfAnother({ ...view, state: { step: 'review', note: null } }, theirs)).toBe(false);
});

it('is the same account while a wallet is locked, and before it was asked', () => {
  expect([isOfAnother(view, mine), isOfAnother(view, null)]).toEqual([false, false]);
  expect(isOfAnother({ ...view, account: null }, theirs)).toBe(false);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletPage } from '../../../test/wallet-page.ts';
import { walletStore } from '../wallet/wallet.ts';
import type { WalletDriver } from '../wallet/wallet-driver.ts';
import { type ActionParams, definePaidAction } from './paid-action.ts';
import { type UsedPaidAction, usePaidAction } from './use-paid-action.tsx';

/** How often the code of the sheet cannot be fetched. */
const failures = vi.hoisted(() => ({ left: 0 }));

vi.mock('./sheet/paid-action-sheet.tsx', () => {
  failures.left -= 1;
  if (failures.left >= 0) throw new TypeError('Failed to fetch');
  return { PaidActionSheet: () => null };
});

const mine = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const other = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

/** Whose network is never known: every action is refused before its review. */
let account = mine;
let changed = () => {};
const driver = {
  name: 'Demo wallet',
  connect: async () => {},
  disconnect: async () => {},
  address: () => account,
  chainId: async () => null,
  switchChain: null,
  onChange: (listener: () => void) => {
    changed = listener;
    return () => {};
  },
} as unknown as WalletDriver;

const action = definePaidAction({
  key: 'otc.make',
  texts: { name: 'x' },
  lock: () => 'otc.make',
  needs: ['wallet', 'network'],
  summary: () => ({
    ...{ review: '', doing: '', done: '', undone: '' },
    give: [],
    get: '',
    canFail: '',
  }),
  before: () => Promise.reject(new Error('refused before')),
  call: () => null,
  after: paths.orders.report,
});

const used = new Map<string, UsedPaidAction<ActionParams>>();
let root: Root;

function Form({ name, about }: Readonly<{ name: string; about: string }>) {
  used.set(name, usePaidAction(action, { about }));
  return null;
}

/** Two forms of the same action. */
function show(about = ''): void {
  const forms = ['one', 'two'].map((name) => createElement(Form, { key: name, name, about }));
  root.render(createElement(QueryClientProvider, { client: new QueryClient() }, ...forms));
}

const refusals = () => ['one', 'two'].map((name) => used.get(name)?.refusal != null);
const begin = (name: string) => used.get(name)?.begin({});

beforeEach(async () => {
  const page = Object.assign(new WalletPage('desktop'), { HTMLIFrameElement: class {} });
  account = mine;
  walletStore.expectNetwork({ chainId: '0x1', mayAsk: () => false });
  walletStore.offer('Demo wallet', async () => driver);
  await walletStore.connect('Demo wallet');
  // As much of an element as React asks of one that it draws nothing into.
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page.document };
  root = createRoot(
    Object.assign(new EventTarget(), place, { firstChild: null, textContent: '' }) as never,
  );
  show();
  await expect.poll(() => used.size).toBe(2);
});

afterEach(() => {
  root.unmount();
  used.clear();
});

it('keeps the form while the code of its sheet cannot be fetched, and can be begun again', async () => {
  failures.left = 2;
  begin('one');
  await expect
    .poll(() => used.get('one'))
    .toMatchObject({
      refusal: 'paidAction.loadFailed',
      state: { step: 'idle', refusal: null },
      sheet: null,
    });
  begin('one');
  await expect.poll(() => used.get('one')?.sheet).not.toBeNull();
});

it('is refused in the form where it was begun last, and in no other', async () => {
  begin('one');
  await expect.poll(refusals).toEqual([true, false]);
  begin('two');
  await expect.poll(refusals).toEqual([false, true]);
});

it('is not told to another account', async () => {
  begin('one');
  await expect.poll(refusals).toEqual([true, false]);
  account = other;
  changed();
  await expect.poll(refusals).toEqual([false, false]);
});

it('is not told of another pool or token', async () => {
  begin('one');
  await expect.poll(refusals).toEqual([true, false]);
  show('another');
  await expect.poll(refusals).toEqual([false, false]);
});

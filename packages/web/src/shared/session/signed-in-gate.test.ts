import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletPage } from '../../../test/wallet-page.ts';
import { walletStore } from '../wallet/wallet.ts';
import type { WalletDriver } from '../wallet/wallet-driver.ts';
import { sessionStore } from './session.ts';
import { SignedInGate } from './signed-in-gate.tsx';

vi.mock('../ui/states/empty-state.tsx', () => ({ EmptyState: () => null }));

const mine = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;

const real = vi.hoisted(() => {
  const { fetch, localStorage } = globalThis;
  // The session is read from the storage when its module loads, which another file of this worker may have caused.
  vi.resetModules();
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const session = JSON.stringify({ address, expiresAt: Date.now() + 3_600_000 });
  vi.stubGlobal('localStorage', {
    getItem: () => session,
    setItem: () => {},
    removeItem: () => {},
  });
  // Words to sign that never come.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return { fetch, localStorage };
});

const driver = {
  name: 'Demo wallet',
  connect: async () => {},
  disconnect: async () => {},
  address: () => mine,
  chainId: async () => '0x1',
  switchChain: null,
  onChange: () => () => {},
} as unknown as WalletDriver;

let root: Root;
let shown: (Address | 'gone')[];

function Form({ address }: Readonly<{ address: Address }>) {
  useEffect(() => {
    shown.push(address);
    return () => void shown.push('gone');
  }, [address]);
  return null;
}

beforeEach(async () => {
  const page = Object.assign(new WalletPage('desktop'), { HTMLIFrameElement: class {} });
  const place = { nodeType: 1, tagName: 'DIV', ownerDocument: page.document };
  root = createRoot(
    Object.assign(new EventTarget(), place, { firstChild: null, textContent: '' }) as never,
  );
  shown = [];
  walletStore.expectNetwork({ chainId: '0x1', mayAsk: () => false });
  walletStore.offer('Demo wallet', async () => driver);
  await walletStore.connect('Demo wallet');
  const children = (address: Address) => createElement(Form, { address });
  const gate = createElement(SignedInGate, { t: (text) => text, children });
  root.render(createElement(QueryClientProvider, { client: new QueryClient() }, gate));
});

afterEach(() => root.unmount());
// The page stays: React may not be done with it. Others of this worker ask a real chain.
afterAll(() => {
  for (const [name, value] of Object.entries(real)) vi.stubGlobal(name, value);
});

it('keeps its page while the session is renewed, and closes it when they sign out', async () => {
  await expect.poll(() => shown).toEqual([mine]);
  const renewed = sessionStore.renew();
  await expect.poll(() => sessionStore.get().status).toBe('preparing');
  sessionStore.decline();
  await expect(renewed).rejects.toThrow();
  expect([sessionStore.get().status, shown]).toEqual(['signed-in', [mine]]);
  void sessionStore.signOut();
  await expect.poll(() => shown).toEqual([mine, 'gone']);
});

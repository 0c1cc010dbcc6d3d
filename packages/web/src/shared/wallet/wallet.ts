import { useStore } from '../state/use-store.ts';
import type { ConnectedWallet, Connection, WalletSnapshot } from './connection.ts';
import { lastWallet } from './last-wallet.ts';
import { type PageWallets, pageWallets, type WalletWindow } from './page-wallets.ts';
import { WalletFailure, type WalletFailureKind } from './wallet-failure.ts';
import { WalletStore } from './wallet-store.ts';
import { watchWallet } from './wallet-watch.ts';

let wallets: PageWallets | null = null;

/** The wallet of this page. */
export const walletStore = new WalletStore({
  foreign: () => wallets?.list() ?? [],
  loadForeign: async (name) => {
    const { injectedDriver } = await import('./injected-driver.ts');
    const wallet = wallets?.list().find((one) => one.name === name);
    if (!wallet) throw new WalletFailure('not-found');
    return injectedDriver(wallet, pagesOf(window));
  },
  watch: (look) => watchWallet(pagesOf(window), look),
  memory: lastWallet,
});

/** Begins to look for wallets; once, when the page starts. */
export function startWallet(): void {
  if (wallets) return;
  wallets = pageWallets(pagesOf(window), () => walletStore.noticeForeign());
  wallets.ask();
  walletStore.start();
}

/** This page, and in the desktop frame the one around it. */
function pagesOf(page: Window): readonly WalletWindow[] {
  const pages = page.parent === page ? [page] : [page, page.parent];
  return pages as unknown as readonly WalletWindow[];
}

/** What is known of wallets now; who uses it follows every change. */
export function useWallet(): WalletSnapshot {
  return useStore(walletStore.subscribe, walletStore.get, () => WalletStore.unknown);
}

/** The account on the right network, or null: what a paid action needs. */
export function useConnectedWallet(): ConnectedWallet | null {
  return connectedIn(useWallet());
}

/** The same outside of components. */
export function currentWallet(): ConnectedWallet | null {
  return connectedIn(walletStore.get());
}

/** Why there is no connected wallet, for who needed one. */
export function walletLack(): WalletFailure {
  return new WalletFailure(lacks[walletStore.get().connection.status]);
}

const lacks: Readonly<Record<Connection['status'], WalletFailureKind>> = {
  none: 'not-found',
  connecting: 'not-found',
  locked: 'locked',
  checking: 'network-unknown',
  'unknown-network': 'network-unknown',
  'wrong-network': 'wrong-network',
  connected: 'changed',
};

function connectedIn({ connection }: WalletSnapshot): ConnectedWallet | null {
  return connection.status === 'connected' ? connection.wallet : null;
}

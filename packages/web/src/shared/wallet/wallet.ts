import { useStore } from '../state/use-store.ts';
import { listenForTronLink, type TronLinkAnnouncement } from './announcement.ts';
import type { ConnectedWallet, WalletSnapshot } from './connection.ts';
import { type WalletWindow, walletsIn } from './injected.ts';
import { lastWallet } from './last-wallet.ts';
import { WalletStore } from './wallet-store.ts';
import { watchWallet } from './wallet-watch.ts';

let announcement: TronLinkAnnouncement | null = null;

/** The wallet of this page. */
export const walletStore = new WalletStore({
  foreign: () => walletsIn(window as WalletWindow, announcement?.provider() ?? null),
  loadForeign: async (name) => {
    const { foreignDriver } = await import('./foreign-drivers.ts');
    return foreignDriver(name, () => announcement?.provider() ?? null);
  },
  watch: (look) => watchWallet(window, look),
  memory: lastWallet,
});

/** Begins to look for wallets; once, when the page starts. */
export function startWallet(): void {
  if (announcement) return;
  bridgeFrame(window as WalletWindow);
  announcement = listenForTronLink(window as WalletWindow, () => walletStore.noticeForeign());
  announcement.ask();
  walletStore.start();
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

function connectedIn({ connection }: WalletSnapshot): ConnectedWallet | null {
  return connection.status === 'connected' ? connection.wallet : null;
}

const places = ['tron', 'tronLink', 'tronWeb', 'okxwallet'] as const;
const announced = 'TIP6963:announceProvider';
const requested = 'TIP6963:requestProvider';

/**
 * In the desktop frame: shows the frame the wallets of the page around it, since extensions may put theirs
 * only there. A wallet that comes late is seen as well, and one that does enter the frame wins.
 */
function bridgeFrame(frame: WalletWindow): void {
  const outer = frame.parent as WalletWindow;
  if (outer === frame) return;
  for (const place of places) if (!frame[place]) borrow(frame, outer, place);

  outer.addEventListener(announced, (event) => {
    const { detail } = event as CustomEvent;
    frame.dispatchEvent(new CustomEvent(announced, { detail }));
  });
  frame.addEventListener(requested, () => outer.dispatchEvent(new Event(requested)));
  outer.addEventListener('message', ({ data, origin }) => {
    if (origin === frame.location.origin && isOfWallet(data)) frame.postMessage(data, origin);
  });
}

function borrow(frame: WalletWindow, outer: WalletWindow, place: (typeof places)[number]): void {
  Object.defineProperty(frame, place, {
    configurable: true,
    get: () => outer[place],
    set: (value: unknown) =>
      Object.defineProperty(frame, place, { configurable: true, writable: true, value }),
  });
}

function isOfWallet(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'message' in data;
}

import { OkxWalletAdapter } from '@tronweb3/tronwallet-adapter-okxwallet';
import { TronLinkAdapter } from '@tronweb3/tronwallet-adapter-tronlink';
import type { Address } from '@vellum/tron/address';
import type { SignedTransaction, WalletName } from './connection.ts';
import { isPhone, okxIn, shownAddress, tronLinkIn, type WalletWindow } from './injected.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { WalletFailure } from './wallet-failure.ts';

type ForeignAdapter = TronLinkAdapter | OkxWalletAdapter;

/** Our own buttons lead to apps and shops, so the adapters must neither open nor leave anything. */
const quiet = { openUrlWhenWalletNotFound: false, openAppWithDeeplink: false, checkTimeout: 5000 };

const drivers = new Map<WalletName, WalletDriver>();

/** TronLink or OKX Wallet through its adapter; one driver each for the life of the page. */
export function foreignDriver(name: WalletName, announced: () => unknown): WalletDriver {
  const known = drivers.get(name);
  if (known) return known;
  const driver = makeDriver(name, announced);
  drivers.set(name, driver);
  return driver;
}

function makeDriver(name: WalletName, announced: () => unknown): WalletDriver {
  const page = window as WalletWindow;
  if (name === 'TronLink') {
    const adapter = new TronLinkAdapter({ ...quiet, openTronLinkAppOnMobile: false });
    const switchChain = isPhone() ? null : (chainId: string) => adapter.switchChain(chainId);
    return driverOf(name, adapter, () => tronLinkIn(page, announced()), switchChain);
  }
  if (name === 'OKX Wallet') {
    return driverOf(name, new OkxWalletAdapter(quiet), () => okxIn(page), null);
  }
  throw new WalletFailure('not-found');
}

function driverOf(
  name: WalletName,
  adapter: ForeignAdapter,
  injected: () => Parameters<typeof shownAddress>[0],
  switchChain: WalletDriver['switchChain'],
): WalletDriver {
  // What nobody listens to would be thrown; every call rejects with the same error anyway.
  adapter.on('error', () => {});
  /** The adapter may have heard of a lock but not of what came after it; a wallet that knows us stays silent. */
  const ready = async () => {
    if (!adapter.connected) await adapter.connect();
  };
  return {
    name,
    connect: () => adapter.connect(),
    disconnect: () => adapter.disconnect(),
    address: () => accountIn(shownAddress(injected())),
    async chainId() {
      await ready();
      return (await adapter.network()).chainId.toLowerCase();
    },
    async signTransaction(transaction) {
      await ready();
      type Asked = Parameters<ForeignAdapter['signTransaction']>[0];
      const signed = await adapter.signTransaction(transaction as unknown as Asked);
      return signed as unknown as SignedTransaction;
    },
    async signMessage(text) {
      await ready();
      return adapter.signMessage(text);
    },
    switchChain,
    onChange: (listener) => follow(adapter, listener),
  };
}

/** A wallet knows how its own account is spelled; only what can be none at all is kept out. */
function accountIn(text: string | null): Address | null {
  return text !== null && /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? (text as Address) : null;
}

function follow(adapter: ForeignAdapter, listener: () => void): () => void {
  const events = [
    'connect',
    'disconnect',
    'accountsChanged',
    'chainChanged',
    'stateChanged',
  ] as const;
  for (const event of events) adapter.on(event, listener);
  return () => {
    for (const event of events) adapter.off(event, listener);
  };
}

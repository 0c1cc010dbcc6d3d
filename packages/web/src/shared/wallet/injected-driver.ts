import type { SignedTransaction } from './connection.ts';
import { WalletNetwork } from './network/wallet-network.ts';
import type { PageWallet, WalletWindow } from './page-wallets.ts';
import { type Provider, shownAddress } from './provider.ts';
import { requestAccounts } from './request-accounts.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { WalletFailure } from './wallet-failure.ts';

const drivers = new WeakMap<Provider, WalletDriver>();

/** Any wallet of the page through its own provider; one driver each for the life of the page. */
export function injectedDriver(wallet: PageWallet, pages: readonly WalletWindow[]): WalletDriver {
  const known = drivers.get(wallet.provider);
  if (known?.name === wallet.name) return known;
  const driver = makeDriver(wallet, pages);
  drivers.set(wallet.provider, driver);
  return driver;
}

function makeDriver(wallet: PageWallet, pages: readonly WalletWindow[]): WalletDriver {
  const { name, provider, isTip } = wallet;
  const network = new WalletNetwork(provider);
  provider.on?.('chainChanged', (word) => network.hear(word));
  for (const page of pages) {
    page.addEventListener('message', (event) => {
      // Frames and windows of other sites can post here as well.
      if (event.origin === page.location.origin) hearNode(network, event);
    });
  }
  const signer = () => {
    const trx = (provider.tronWeb || null)?.trx;
    if (!trx || shownAddress(provider) === null) throw new WalletFailure('locked');
    return trx;
  };
  return {
    name,
    connect: () => requestAccounts(provider, isTip),
    // Wallets keep their own list of sites; a page cannot take itself off it.
    disconnect: async () => {},
    address: () => shownAddress(provider),
    chainId: (site) => network.chainId(site),
    async signTransaction(transaction) {
      const trx = signer();
      if (!trx.sign) throw new WalletFailure('unsupported');
      return (await trx.sign(transaction)) as SignedTransaction;
    },
    async signMessage(text) {
      const trx = signer();
      if (!trx.signMessageV2) throw new WalletFailure('unsupported');
      const signature = await trx.signMessageV2(text);
      if (typeof signature !== 'string') throw new WalletFailure('tampered');
      return signature;
    },
    switchChain: isTip && provider.request ? (chainId) => switchChain(provider, chainId) : null,
    onChange: (listener) => follow(provider, listener),
  };
}

async function switchChain(provider: Provider, chainId: string): Promise<void> {
  await provider.request?.({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
}

/** Older wallets post their node to the page. Which wallet posts is not told: it is the one whose node it is. */
function hearNode(network: WalletNetwork, { data }: MessageEvent): void {
  const message = data?.message;
  if (message?.action !== 'setNode') return;
  const node = message.data?.node;
  const hosts = [node?.fullNode, message.data?.fullNode, message.data?.fullHost];
  const host = network.host();
  if (host !== null && hosts.includes(host)) network.hear(node);
}

const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const;

function follow(provider: Provider, listener: () => void): () => void {
  for (const event of events) provider.on?.(event, listener);
  return () => {
    for (const event of events) provider.removeListener?.(event, listener);
  };
}

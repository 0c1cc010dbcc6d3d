import type { Address } from '@vellum/tron/address';

/** A token as a wallet lists it. */
export type WatchedAsset = Readonly<{ address: Address; symbol: string; decimals: number }>;

type Provider = Readonly<{
  request?: (question: Readonly<{ method: string; params: unknown }>) => Promise<unknown>;
}>;

/** What wallets that know `wallet_watchAsset` put into a page. */
type WatchWindow = Readonly<{
  tron?: Provider;
  tronLink?: Provider;
  okxwallet?: Readonly<{ tronLink?: Provider }>;
}>;

function providerOf(page: WatchWindow, wallet: string): Provider | undefined {
  if (wallet === 'OKX Wallet') return page.okxwallet?.tronLink;
  return wallet === 'TronLink' ? (page.tronLink ?? page.tron) : undefined;
}

/** Whether this wallet can be asked to list a token. */
export const canWatch = (page: object, wallet: string): boolean =>
  providerOf(page as WatchWindow, wallet)?.request !== undefined;

/** Asks the wallet to list a token among its own. Rejects when the person or the wallet says no. */
export async function watchAsset(
  page: object,
  wallet: string,
  { address, symbol, decimals }: WatchedAsset,
): Promise<void> {
  const provider = providerOf(page as WatchWindow, wallet);
  if (!provider?.request) throw new Error(`${wallet} lists no tokens`);
  const answer = await provider.request({
    method: 'wallet_watchAsset',
    params: { type: 'trc20', options: { address, symbol, decimals } },
  });
  if (answer === false) throw new Error('declined');
}

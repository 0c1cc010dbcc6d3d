import type { WalletName } from './connection.ts';

/** Where a wallet is installed from. */
export const installLinks: Readonly<Record<WalletName, string>> = {
  TronLink: 'https://www.tronlink.org/',
  'OKX Wallet': 'https://www.okx.com/download',
};

/** How the app of a wallet is called on a phone. */
export const appName = (name: WalletName): string => name.replace(/ Wallet$/, '');

/** Opens this page inside the app of the wallet, on a phone that has it. */
export function appLink(name: WalletName, page: string, chainId: string | null): string {
  if (name === 'OKX Wallet') return `okx://wallet/dapp/url?dappUrl=${encodeURIComponent(page)}`;
  const request = {
    action: 'open',
    protocol: 'TronLink',
    version: '1.0',
    actionId: String(Date.now()),
    dappName: 'Vellum',
    url: page,
    ...(chainId !== null && { chainId }),
  };
  return `tronlinkoutside://pull.activity?param=${encodeURIComponent(JSON.stringify(request))}`;
}

import type { WalletName } from './connection.ts';

export type ForeignName = Exclude<WalletName, 'Demo wallet'>;

export const foreignNames: readonly ForeignName[] = ['TronLink', 'OKX Wallet'];

/** Where a wallet is installed from. */
export const installLinks: Readonly<Record<ForeignName, string>> = {
  TronLink: 'https://www.tronlink.org/',
  'OKX Wallet': 'https://www.okx.com/download',
};

/** Opens this page inside the app of the wallet, on a phone that has it. */
export function appLink(name: ForeignName, page: string, chainId: string | null): string {
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

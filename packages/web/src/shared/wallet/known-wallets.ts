import type { WalletName } from './connection.ts';

export type KnownWallet = Readonly<{
  name: WalletName;
  /** What it announces itself under (TIP-6963), where that is known: another one with this name is told apart. */
  rdns: string | null;
  /** Where it puts its provider for pages, besides the places that all wallets share. */
  place: readonly [string, string] | null;
  /** How its provider marks itself. */
  flag: string | null;
}>;

/** Wallets that we help to install, in this order before all others. */
export const firstWallets: readonly WalletName[] = ['TronLink', 'OKX Wallet'];

/** Wallets whose place is known, so that they are found without TIP-6963 and under their own name. */
export const knownWallets: readonly KnownWallet[] = [
  { name: 'TronLink', rdns: 'org.tronlink.www', place: null, flag: null },
  {
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    place: ['okxwallet', 'tronLink'],
    flag: 'isOkxWallet',
  },
  { name: 'OneKey', rdns: 'so.onekey.app.wallet', place: ['$onekey', 'tron'], flag: 'isOneKey' },
  {
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    place: ['trustwallet', 'tronLink'],
    flag: 'isTrust',
  },
  {
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    place: ['bitkeep', 'tronLink'],
    flag: 'isBitKeep',
  },
  {
    name: 'TokenPocket',
    rdns: 'pro.tokenpocket',
    place: ['tokenpocket', 'tron'],
    flag: 'isTokenPocket',
  },
  { name: 'Bybit Wallet', rdns: null, place: ['bybitWallet', 'tronLink'], flag: null },
  { name: 'Gate Wallet', rdns: null, place: ['gatewallet', 'tron'], flag: null },
];

/** Names that no wallet of the page may carry unmarked: they are our own ways in. */
export const ownNames: readonly string[] = [
  'Demo wallet',
  '示範錢包',
  'Ledger',
  'WalletConnect',
  'Vellum',
];

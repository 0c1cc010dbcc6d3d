import type { WalletName } from './connection.ts';

/** The part of an injected wallet that is looked at before any adapter is loaded. */
type Injected = Readonly<{
  isTronLink?: boolean;
  ready?: boolean;
  tronWeb?: Readonly<{ defaultAddress?: Readonly<{ base58?: string | false }> }> | false;
}>;

/** What wallets put into a page. */
export type WalletWindow = Window & {
  tron?: Injected;
  tronLink?: Injected;
  tronWeb?: Injected['tronWeb'];
  okxwallet?: Readonly<{ tronLink?: Injected }>;
};

const phones = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Windows Phone/i;

/** As the adapters tell phones: on these a wallet is the browser itself. */
export function isPhone(agent: string = navigator.userAgent): boolean {
  return phones.test(agent);
}

/** TronLink's object, announced or put in the page. OKX may stand in TronLink's place; that is not TronLink. */
export function tronLinkIn(page: WalletWindow, announced: unknown): Injected | null {
  const okx = page.okxwallet?.tronLink;
  const candidates = isPhone(page.navigator?.userAgent)
    ? [page.tronLink, page.tronWeb && { tronWeb: page.tronWeb }]
    : [announced as Injected | null, page.tron?.isTronLink ? page.tron : null, page.tronLink];
  return candidates.find((found) => found && !isOf(found, okx)) || null;
}

export function okxIn(page: WalletWindow): Injected | null {
  return page.okxwallet?.tronLink ?? null;
}

/** Foreign wallets that are in the page now. */
export function walletsIn(page: WalletWindow, announced: unknown): readonly WalletName[] {
  const found: WalletName[] = [];
  if (tronLinkIn(page, announced)) found.push('TronLink');
  if (okxIn(page)) found.push('OKX Wallet');
  return found;
}

/** The account that the wallet shows; it shows none while it is locked. */
export function shownAddress(wallet: Injected | null): string | null {
  const tronWeb = wallet?.tronWeb || null;
  return tronWeb?.defaultAddress?.base58 || null;
}

function isOf(found: Injected, other: Injected | undefined): boolean {
  return (
    other !== undefined && (found === other || (!!found.tronWeb && found.tronWeb === other.tronWeb))
  );
}

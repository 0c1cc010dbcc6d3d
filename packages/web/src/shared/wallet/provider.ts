import type { Address } from '@vellum/tron/address';

/** What a wallet puts into the page. Made by strangers: every part may be missing or of another kind. */
export type Provider = Readonly<{
  isTronLink?: unknown;
  tronWeb?: TronWebOfWallet | false;
  request?: (asked: Readonly<{ method: string; params?: unknown }>) => unknown;
  on?: (event: string, listener: (value: unknown) => void) => unknown;
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown;
}>;

export type TronWebOfWallet = Readonly<{
  defaultAddress?: Readonly<{ base58?: unknown }>;
  fullNode?: Readonly<{ host?: unknown }>;
  trx?: Readonly<{
    sign?: (transaction: unknown) => unknown;
    signMessageV2?: (text: string) => unknown;
    getBlockByNumber?: (number: number) => unknown;
  }>;
}>;

/** What its maker put there, however it is kept: a part that throws when it is read is as good as none. */
export function partOf<Part>(read: () => Part): Part | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** The account that the wallet shows; none while it is locked or has not allowed this page. */
export function shownAddress(provider: Provider): Address | null {
  const text = partOf(() => (provider.tronWeb || null)?.defaultAddress?.base58);
  // A wallet knows how its own account is spelled; only what can be none at all is kept out.
  return typeof text === 'string' && /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)
    ? (text as Address)
    : null;
}

/** Whether both are the same wallet, however it is wrapped. */
export function isSameProvider(one: Provider, other: Provider): boolean {
  if (one === other) return true;
  const inner = partOf(() => one.tronWeb);
  return !!inner && inner === partOf(() => other.tronWeb);
}

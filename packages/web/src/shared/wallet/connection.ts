import type { Address } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';

/** What a wallet is called: by itself, cut and told apart where strangers chose the name. One wallet has one name. */
export type WalletName = string;

/** A wallet of this browser. The picture is its own and comes as `data:`. */
export type FoundWallet = Readonly<{ name: WalletName; icon: string | null }>;

/** A transaction as a node builds it and a wallet takes it. */
export type UnsignedTransaction = JsonObject & Readonly<{ txID: string; raw_data_hex: string }>;
export type SignedTransaction = UnsignedTransaction & Readonly<{ signature: readonly string[] }>;

/**
 * One account of one wallet on the right network. It never becomes another: when account or network change,
 * the wallet is locked or disconnected, this object ends and a new one takes its place.
 */
export type ConnectedWallet = Readonly<{
  name: WalletName;
  address: Address;
  /** `0x` and the last eight digits of the genesis block's id. */
  chainId: string;
  /** Milliseconds of chain time for which what it signs must be valid; the usual time where it is not told. */
  lifetime?: number | undefined;
  /**
   * Asks the person. Gives back the very bytes it was given, signed; rejects with `WalletFailure` for
   * everything else, also when the account has changed meanwhile.
   */
  signTransaction(transaction: UnsignedTransaction): Promise<SignedTransaction>;
  /** Signs in to this site without asking: only a wallet that lives in this page and holds nothing of value. */
  signsInSilently?: boolean | undefined;
  /** Signature of TIP-191, `0x` and 130 digits. */
  signMessage(text: string): Promise<string>;
  /** The chain the wallet is on at this moment; null when that cannot be told. */
  network(): Promise<string | null>;
  /** Aborted when this account is no longer the connected one: drop what was begun for it. */
  ended: AbortSignal;
}>;

/** What stands between the page and a wallet. */
export type Connection =
  | Readonly<{ status: 'none' }>
  | Readonly<{ status: 'connecting'; name: WalletName }>
  /** The wallet is there but shows no account: locked, or this site was forgotten in it. */
  | Readonly<{ status: 'locked'; name: WalletName }>
  /** The network is being compared with the site's. */
  | Readonly<{ status: 'checking'; name: WalletName; address: Address }>
  /** The wallet does not tell its network and its node cannot be asked: nothing is signed. */
  | Readonly<{ status: 'unknown-network'; name: WalletName; address: Address }>
  | Readonly<{
      status: 'wrong-network';
      name: WalletName;
      address: Address;
      chainId: string;
      canSwitch: boolean;
    }>
  | Readonly<{ status: 'connected'; wallet: ConnectedWallet }>;

/** Spec §3: once per second, at most five tries. */
export type Search =
  | Readonly<{ status: 'searching'; tries: number }>
  | Readonly<{ status: 'stopped' }>
  | Readonly<{ status: 'found' }>
  | Readonly<{ status: 'not-found' }>;

export type WalletSnapshot = Readonly<{
  connection: Connection;
  search: Search;
  /** Foreign wallets in this browser. */
  found: readonly FoundWallet[];
  /** Ways in that need no wallet in this browser: our own one for trying out, a device. */
  offers: readonly WalletName[];
}>;

/** The account in use, whatever its network; null without one. */
export function addressOf(connection: Connection): Address | null {
  if (connection.status === 'connected') return connection.wallet.address;
  return 'address' in connection ? connection.address : null;
}

/** The wallet in question, whatever its state; null when none was chosen. */
export function nameOf(connection: Connection): WalletName | null {
  if (connection.status === 'connected') return connection.wallet.name;
  return connection.status === 'none' ? null : connection.name;
}

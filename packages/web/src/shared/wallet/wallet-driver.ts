import type { Address } from '@vellum/tron/address';
import type { SignedTransaction, UnsignedTransaction, WalletName } from './connection.ts';
import type { SiteNetwork } from './network/site-network.ts';

/** What the store needs of any wallet, foreign or our own. */
export type WalletDriver = Readonly<{
  name: WalletName;
  /** Asks for the account; silent when the wallet has allowed this site before. */
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  /** The account the wallet shows at this moment: read from the wallet, never from what was heard of it. */
  address(): Address | null;
  /** The chain the wallet is on, compared with the site's own; null when that cannot be told. */
  chainId(site: SiteNetwork): Promise<string | null>;
  /** Milliseconds of chain time in which people sign here; a call is valid that long. Usual where it is not told. */
  lifetime?: number;
  /** Signs in to this site without asking: only a wallet that lives in this page and holds nothing of value. */
  signsInSilently?: boolean;
  signTransaction(transaction: UnsignedTransaction): Promise<SignedTransaction>;
  signMessage(text: string): Promise<string>;
  /** Null where a wallet cannot be told which network to use. */
  switchChain: ((chainId: string) => Promise<void>) | null;
  /** Anything may have changed; may be told twice or for nothing. */
  onChange(listener: () => void): () => void;
}>;

export type DriverLoader = () => Promise<WalletDriver>;

import type { Address } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { signDigest } from '@vellum/tron/signature';
import { mainNetChainId } from '../../shared/chain/chain-id.ts';
import { readTransaction } from '../../shared/chain/read-transaction.ts';
import type { SignedTransaction, UnsignedTransaction } from '../../shared/wallet/connection.ts';
import { WalletFailure } from '../../shared/wallet/wallet-failure.ts';
import type { AccountBook, DemoAccount } from './demo-accounts.ts';
import type { DemoNode } from './demo-node.ts';
import type { SigningDesk } from './signing-desk.ts';

type DemoWalletDependencies = Readonly<{
  accounts: AccountBook;
  desk: SigningDesk;
  node: DemoNode;
  /** Whether the text is nothing but a sign-in to this site: this wallet is part of it and need not ask. */
  isSignIn: (text: string, address: Address) => boolean;
}>;

/**
 * A wallet for trying things out, under its own name. Signs only what the person approved, only what it can
 * read, and never for the main net.
 */
export class DemoWalletAdapter {
  readonly #parts: DemoWalletDependencies;
  readonly #listeners = new Set<() => void>();
  #isConnected = false;

  constructor(parts: DemoWalletDependencies) {
    this.#parts = parts;
    parts.accounts.subscribe(() => this.#accountsChanged());
  }

  get address(): string | null {
    return this.#isConnected ? (this.#parts.accounts.active()?.address ?? null) : null;
  }

  async connect(): Promise<void> {
    await this.#mustNotBeMainNet();
    const { accounts } = this.#parts;
    if (!accounts.active()) accounts.take('newcomer');
    this.#isConnected = true;
    this.#tell();
  }

  async disconnect(): Promise<void> {
    this.#isConnected = false;
    this.#tell();
  }

  chainId(): Promise<string> {
    return this.#parts.node.chainId();
  }

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async signMessage(text: string): Promise<string> {
    const account = await this.#account();
    const { desk, isSignIn } = this.#parts;
    if (!isSignIn(text, account.address)) await desk.ask({ kind: 'message', text, account });
    return signMessage(text, fromHex(account.privateKey));
  }

  async signTransaction(transaction: UnsignedTransaction): Promise<SignedTransaction> {
    const account = await this.#account();
    const read = readTransaction(transaction.raw_data_hex);
    if (read.id !== transaction.txID || read.owner !== account.address) {
      throw new WalletFailure('unsupported');
    }
    await this.#parts.desk.ask({ kind: 'transaction', transaction: read, account });
    const signature = toHex(signDigest(fromHex(read.id), fromHex(account.privateKey)));
    return { ...transaction, signature: [signature] };
  }

  async #account(): Promise<DemoAccount> {
    await this.#mustNotBeMainNet();
    const account = this.#parts.accounts.active();
    if (!this.#isConnected || !account) throw new WalletFailure('locked');
    return account;
  }

  async #mustNotBeMainNet(): Promise<void> {
    if ((await this.#parts.node.chainId()) === mainNetChainId) {
      throw new WalletFailure('unsupported');
    }
  }

  #accountsChanged(): void {
    this.#parts.desk.reject();
    if (this.#isConnected) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

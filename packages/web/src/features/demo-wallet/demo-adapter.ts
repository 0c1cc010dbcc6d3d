import {
  Adapter,
  type AdapterName,
  AdapterState,
  type SignedTransaction,
  type Transaction,
  WalletReadyState,
} from '@tronweb3/tronwallet-abstract-adapter';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { signDigest } from '@vellum/tron/signature';
import { mainNetChainId } from '../../shared/wallet/chain-id.ts';
import { WalletFailure } from '../../shared/wallet/wallet-failure.ts';
import type { AccountBook, DemoAccount } from './demo-accounts.ts';
import type { DemoNode } from './demo-node.ts';
import { readTransaction } from './read-transaction.ts';
import type { SigningDesk } from './signing-desk.ts';

const demoWalletName = 'Demo wallet' as AdapterName<'Demo wallet'>;

type Parts = Readonly<{ accounts: AccountBook; desk: SigningDesk; node: DemoNode }>;

/**
 * A wallet for trying things out, under its own name. Signs only what the person approved, only what it can
 * read, and never for the main net.
 */
export class DemoWalletAdapter extends Adapter<'Demo wallet'> {
  override readonly name = demoWalletName;
  override readonly url = '';
  override readonly icon = '';
  override readonly readyState = WalletReadyState.Found;
  override readonly connecting = false;
  override state: AdapterState = AdapterState.Disconnect;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    super();
    this.#parts = parts;
    parts.accounts.subscribe(() => this.#accountsChanged());
  }

  override get address(): string | null {
    return this.connected ? (this.#parts.accounts.active()?.address ?? null) : null;
  }

  override async connect(): Promise<void> {
    await this.#mustNotBeMainNet();
    const { accounts } = this.#parts;
    const { address } = accounts.active() ?? accounts.take('newcomer');
    this.state = AdapterState.Connected;
    this.emit('connect', address);
  }

  override async disconnect(): Promise<void> {
    this.state = AdapterState.Disconnect;
    this.emit('disconnect');
  }

  async network(): Promise<{ chainId: string }> {
    return { chainId: await this.#parts.node.chainId() };
  }

  override async signMessage(text: string): Promise<string> {
    const account = await this.#account();
    await this.#parts.desk.ask({ kind: 'message', text, account });
    return signMessage(text, fromHex(account.privateKey));
  }

  override async signTransaction(transaction: Transaction): Promise<SignedTransaction> {
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
    if (!this.connected || !account) throw new WalletFailure('locked');
    return account;
  }

  async #mustNotBeMainNet(): Promise<void> {
    if ((await this.#parts.node.chainId()) === mainNetChainId) {
      throw new WalletFailure('unsupported');
    }
  }

  #accountsChanged(): void {
    this.#parts.desk.reject();
    if (this.connected) this.emit('accountsChanged', this.address ?? '', '');
  }
}

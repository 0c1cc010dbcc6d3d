import type { Address } from '@vellum/tron/address';
import { type Deferred, deferred } from '../state/deferred.ts';
import type { ConnectedWallet } from '../wallet/connection.ts';
import { endOf, type WalletFailure } from '../wallet/wallet-failure.ts';

/** Who this browser is for the server. */
export type Session =
  | Readonly<{ status: 'signed-out' }>
  /** The words to sign are being fetched. `isDirect`: the wallet shows them, with no question of ours before it. */
  | Readonly<{ status: 'preparing'; wallet: ConnectedWallet; isDirect: boolean }>
  /** The person reads what will be signed; `problem` says why the try before failed, null at first. */
  | Readonly<{ status: 'asking'; wallet: ConnectedWallet; message: string; problem: unknown }>
  | Readonly<{ status: 'signing'; wallet: ConnectedWallet; message: string; isDirect: boolean }>
  | Readonly<{ status: 'signed-in'; address: Address; expiresAt: number }>;

export type SignInWish = Readonly<{
  /** The person has agreed to sign in already, as one step of something else. */
  isDirect: boolean;
}>;

type Question = Readonly<{ message: string; nonce: string; expiresAt: number }>;

export type SessionPorts = Readonly<{
  wallet: () => ConnectedWallet | null;
  /** Why there is none. */
  walletLack: () => WalletFailure;
  /** The account the wallet shows, on whichever network; null without one. */
  shownAddress: () => Address | null;
  ask: (address: Address) => Promise<Question>;
  verify: (
    answer: Readonly<{ nonce: string; address: Address; signature: string }>,
  ) => Promise<Readonly<{ address: Address; expiresAt: number }>>;
  leave: () => Promise<unknown>;
  memory: Readonly<{ get(): string | null; set(text: string | null): void }>;
  now: () => number;
}>;

/** The person closed the question; nothing was signed. */
export class SignInDeclined extends Error {
  override readonly name = 'SignInDeclined';
}

/**
 * The server's session as this browser knows it. The cookie itself cannot be read, so address and end are
 * kept beside it. A session belongs to one address: when the wallet shows another, it is given up.
 */
export class SessionStore {
  static readonly signedOut: Session = { status: 'signed-out' };
  readonly #ports: SessionPorts;
  readonly #listeners = new Set<() => void>();
  #session: Session = SessionStore.signedOut;
  #renewable: Address | null = null;
  #question: Question | null = null;
  #pending: { promise: Promise<Address>; settle: Deferred<Address> } | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.#set(this.#remembered());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): Session => this.#session;

  /** Whose session it is, or was until it ended without them: they may sign in again over what they have written. */
  readonly renewable = (): Address | null => this.#renewable;

  /**
   * The address of a session that fits the connected wallet; asks the person when there is none. Calls that
   * come together ask once. Rejects with `SignInDeclined`, `WalletFailure` or `CallFailed`.
   */
  ensure({ isDirect }: SignInWish = { isDirect: false }): Promise<Address> {
    const wallet = this.#ports.wallet();
    if (!wallet) return Promise.reject(this.#ports.walletLack());
    if (this.isFor(wallet.address)) return Promise.resolve(wallet.address);
    if (this.#pending) return this.#pending.promise;
    const settle = deferred<Address>();
    this.#pending = { promise: settle.promise, settle };
    wallet.ended.addEventListener('abort', () => this.#giveUp(endOf(wallet.ended)), { once: true });
    if (isDirect || wallet.signsInSilently) void this.#signDirectly(wallet);
    else void this.#prepare(wallet);
    return settle.promise;
  }

  /** Asks for a newer session than this one, which stays where the person declines. */
  renew(): Promise<Address> {
    if (this.#ports.wallet() && this.#session.status === 'signed-in') {
      this.#session = SessionStore.signedOut;
    }
    return this.ensure();
  }

  isFor(address: Address): boolean {
    const session = this.#session;
    return (
      session.status === 'signed-in' &&
      session.address === address &&
      session.expiresAt > this.#ports.now()
    );
  }

  /** The person agrees to sign the words that are shown. */
  async confirm(): Promise<void> {
    const question = this.#question;
    if (this.#session.status !== 'asking' || !question) return;
    const { wallet } = this.#session;
    if (question.expiresAt <= this.#ports.now()) return this.#prepare(wallet);
    this.#set({ status: 'signing', wallet, message: question.message, isDirect: false });
    try {
      await this.#sign(wallet, question);
    } catch (problem) {
      // The server takes an answer once, so the next try needs new words.
      if (this.#isAsking(wallet)) await this.#prepare(wallet, problem);
    }
  }

  async #sign(wallet: ConnectedWallet, { message, nonce }: Question): Promise<void> {
    const signature = await wallet.signMessage(message);
    const { address } = wallet;
    const opened = await this.#ports.verify({ nonce, address, signature });
    if (this.#isAsking(wallet)) this.#open(opened);
  }

  /** What fails ends it: who asked says so, and asks again. */
  async #signDirectly(wallet: ConnectedWallet): Promise<void> {
    this.#set({ status: 'preparing', wallet, isDirect: true });
    try {
      const question = await this.#ports.ask(wallet.address);
      if (!this.#isAsking(wallet)) return;
      this.#set({ status: 'signing', wallet, message: question.message, isDirect: true });
      await this.#sign(wallet, question);
    } catch (error) {
      if (this.#isAsking(wallet)) this.#giveUp(error);
    }
  }

  /** The person closes the question. */
  decline(): void {
    this.#giveUp(new SignInDeclined('the question was closed'));
  }

  /** Ends the session here at once and at the server as soon as it hears of it. */
  async signOut(): Promise<void> {
    const hadSession = this.#session.status === 'signed-in';
    this.#renewable = null;
    this.forget();
    // The cookie may outlive a server that is out of reach; the next sign-in replaces it.
    if (hadSession) await this.#ports.leave().catch(() => {});
  }

  /** The server says there is no session: neither does this browser any more. */
  forget(): void {
    this.#ports.memory.set(null);
    this.#set('wallet' in this.#session ? this.#session : SessionStore.signedOut);
  }

  /** The wallet may show another account now. */
  walletChanged(): void {
    const address = this.#ports.shownAddress();
    const session = this.#session;
    if (session.status !== 'signed-in') {
      if (this.#renewable !== address) this.#renewable = null;
    } else if (address !== null && session.address !== address) void this.signOut();
  }

  /** Another tab has signed in or out. */
  memoryChanged(): void {
    if (this.#session.status === 'signed-in' || this.#session.status === 'signed-out') {
      this.#renewable = null;
      this.#set(this.#remembered());
    }
  }

  async #prepare(wallet: ConnectedWallet, problem: unknown = null): Promise<void> {
    this.#set({ status: 'preparing', wallet, isDirect: false });
    try {
      this.#question = await this.#ports.ask(wallet.address);
      if (!this.#isAsking(wallet)) return;
      this.#set({ status: 'asking', wallet, message: this.#question.message, problem });
    } catch (error) {
      if (this.#isAsking(wallet)) this.#giveUp(error);
    }
  }

  #isAsking(wallet: ConnectedWallet): boolean {
    const session = this.#session;
    return 'wallet' in session && session.wallet === wallet;
  }

  #open({ address, expiresAt }: Readonly<{ address: Address; expiresAt: number }>): void {
    this.#ports.memory.set(JSON.stringify({ address, expiresAt }));
    this.#set({ status: 'signed-in', address, expiresAt });
    this.#pending?.settle.resolve(address);
    this.#pending = null;
  }

  #giveUp(error: unknown): void {
    if (!this.#pending) return;
    this.#pending.settle.reject(error);
    this.#pending = null;
    this.#question = null;
    if (!('wallet' in this.#session)) return;
    // What a renewal began from is remembered still.
    this.#set(this.#remembered());
    this.walletChanged();
  }

  #remembered(): Session {
    try {
      const { address, expiresAt } = JSON.parse(this.#ports.memory.get() ?? '{}');
      const isValid = typeof address === 'string' && expiresAt > this.#ports.now();
      return isValid
        ? { status: 'signed-in', address: address as Address, expiresAt }
        : SessionStore.signedOut;
    } catch {
      // Not ours, or cut off: as good as nothing.
      return SessionStore.signedOut;
    }
  }

  #set(session: Session): void {
    this.#session = session;
    if (session.status === 'signed-in') this.#renewable = session.address;
    for (const listener of this.#listeners) listener();
  }
}

import type { Address } from '@vellum/tron/address';
import { networkOf, untilShown } from './ask-driver.ts';
import { connectedWallet } from './connected-wallet.ts';
import {
  addressOf,
  type Connection,
  type FoundWallet,
  type Search,
  type WalletName,
  type WalletSnapshot,
} from './connection.ts';
import { firstWallets, ownNames } from './known-wallets.ts';
import type { SiteNetwork } from './site-network.ts';
import type { DriverLoader, WalletDriver } from './wallet-driver.ts';
import { WalletFailure } from './wallet-failure.ts';
import { type WalletSearch, walletSearch } from './wallet-search.ts';

/** What the store needs of the page around it. */
export type WalletPorts = Readonly<{
  /** Foreign wallets in the page now. */
  foreign: () => readonly FoundWallet[];
  loadForeign: (name: WalletName) => Promise<WalletDriver>;
  /** Calls back when a wallet may have changed, until it is stopped. */
  watch: (look: () => void) => () => void;
  /** The wallet of the last visit. */
  memory: Readonly<{ get(): string | null; set(name: string | null): void }>;
  isOnline: () => boolean;
}>;

/** A wallet as it was when its network was asked for. */
type Looked = Readonly<{ driver: WalletDriver; address: Address; site: SiteNetwork }>;

const none = { status: 'none' } as const;

/**
 * The one place that knows which account of which wallet is in use. Every sign that something may have
 * changed ends in `look`, which asks the wallet itself; so signs may come twice, late or for nothing.
 */
export class WalletStore {
  readonly #ports: WalletPorts;
  readonly #search: WalletSearch;
  readonly #listeners = new Set<() => void>();
  /** Before anything was looked for. */
  static readonly unknown: WalletSnapshot = {
    connection: none,
    search: { status: 'stopped' },
    found: [],
    offers: [],
  };
  #snapshot = WalletStore.unknown;
  readonly #offers = new Map<WalletName, DriverLoader>();
  #site: SiteNetwork | null = null;
  #driver: WalletDriver | null = null;
  #unwatch: () => void = () => {};
  #end = new AbortController();
  #attempt = 0;
  /** Whether the wallet in use has shown an account to this page. */
  #hasShown = false;
  #looking: Promise<void> | null = null;
  #lookAgain = false;

  constructor(ports: WalletPorts) {
    this.#ports = ports;
    this.#search = walletSearch({
      look: () => {
        const found = this.noticeForeign();
        return firstWallets.every((name) => found.some((one) => one.name === name));
      },
      hasFound: () => this.#snapshot.found.length > 0,
      onChange: (search) => this.#onSearch(search),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): WalletSnapshot => this.#snapshot;

  /** Looks for wallets and takes up the one of the last visit, without asking anything. */
  start(): void {
    const last = this.#ports.memory.get();
    if (last) this.#set({ connection: { status: 'connecting', name: last } });
    this.#search.begin();
  }

  searchAgain(): void {
    this.#search.begin();
  }

  stopSearch(): void {
    this.#search.stop();
  }

  /** Sees which foreign wallets are there; takes up the one of the last visit as soon as it is. */
  noticeForeign(): readonly FoundWallet[] {
    const found = this.#ports.foreign();
    if (namesOf(found) !== namesOf(this.#snapshot.found)) this.#set({ found });
    if (found.length > 0 && this.#snapshot.search.status === 'not-found') {
      this.#set({ search: { status: 'found' } });
    }
    const last = this.#ports.memory.get();
    const wallet = found.find(({ name }) => name === last);
    if (wallet) this.#resume(wallet.name, () => this.#ports.loadForeign(wallet.name));
    return found;
  }

  /** The site's network, once it is known. */
  expectNetwork(site: SiteNetwork): void {
    const before = this.#site;
    this.#site = site;
    if (before?.chainId === site.chainId) return;
    void this.look();
  }

  /** Offers a wallet that is not of this browser, or takes the offer back. */
  offer(name: WalletName, load: DriverLoader | null): void {
    if (load) this.#offers.set(name, load);
    else this.#offers.delete(name);
    this.#set({ offers: [...this.#offers.keys()] });
    const wasLast = this.#ports.memory.get() === name;
    if (wasLast && load) this.#resume(name, load);
    if (wasLast && !load && this.#driver === null) this.#set({ connection: none });
  }

  /** Asks the wallet for its account. Rejects with `WalletFailure`; what was connected before then still is. */
  async connect(name: WalletName): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#end.abort();
    this.#set({ connection: { status: 'connecting', name } });
    try {
      const driver = await this.#load(name);
      await driver.connect();
      if (attempt === this.#attempt) await this.#take(driver);
    } catch (error) {
      if (attempt === this.#attempt) await this.#fallBack();
      throw WalletFailure.of(error);
    }
  }

  /** Forgets the wallet. Foreign wallets keep their own list of sites. */
  async disconnect(): Promise<void> {
    this.#attempt += 1;
    const driver = this.#driver;
    this.#release();
    this.#ports.memory.set(null);
    this.#set({ connection: none });
    await driver?.disconnect();
  }

  /** Asks the wallet to use the site's network; only where `canSwitch` says so. */
  async switchNetwork(): Promise<void> {
    const change = this.#driver?.switchChain;
    if (!change || this.#site === null) throw new WalletFailure('unsupported');
    await change(this.#site.chainId).catch((error: unknown) => {
      throw WalletFailure.of(error);
    });
    await this.look();
  }

  /** Asks the wallet what it shows now. Looks that fall together are one, and one more after it. */
  readonly look = (): Promise<void> => {
    this.#lookAgain = true;
    this.#looking ??= this.#lookUntilCalm().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  };

  async #lookUntilCalm(): Promise<void> {
    while (this.#lookAgain) {
      this.#lookAgain = false;
      const driver = this.#driver;
      if (driver && this.#snapshot.connection.status !== 'connecting') await this.#lookAt(driver);
    }
  }

  async #lookAt(driver: WalletDriver): Promise<void> {
    const { name } = driver;
    const address = driver.address();
    // A wallet that has shown no account since the page began may just not have been asked yet.
    if (address === null) return this.#become(this.#hasShown ? { status: 'locked', name } : none);
    this.#hasShown = true;
    if (addressOf(this.#snapshot.connection) !== address) {
      this.#become({ status: 'checking', name, address });
    }
    const site = this.#site;
    if (site === null) return;
    const chainId = await this.#networkOf(driver, site);
    const isOld = driver !== this.#driver || driver.address() !== address;
    if (isOld || site !== this.#site) {
      this.#lookAgain = true;
      return;
    }
    if (!this.#isAlready(chainId)) this.#onNetwork({ driver, address, site }, chainId);
  }

  /** Offline nothing can be asked of a node, nor signed: the wallet counts as on the site's network until it is looked at again. */
  async #networkOf(driver: WalletDriver, site: SiteNetwork): Promise<string | null> {
    const chainId = await networkOf(driver, site);
    return chainId ?? (this.#ports.isOnline() ? null : site.chainId);
  }

  /** What follows from the network that was found out, or from none. */
  #onNetwork({ driver, address, site }: Looked, chainId: string | null): void {
    const { name } = driver;
    const canSwitch = driver.switchChain !== null;
    if (chainId === null) this.#become({ status: 'unknown-network', name, address });
    else if (chainId === site.chainId) this.#connected({ driver, address, site });
    else this.#become({ status: 'wrong-network', name, address, chainId, canSwitch });
  }

  #isAlready(chainId: string | null): boolean {
    const { connection } = this.#snapshot;
    if (connection.status === 'unknown-network') return chainId === null;
    if (connection.status === 'connected') return connection.wallet.chainId === chainId;
    return connection.status === 'wrong-network' && connection.chainId === chainId;
  }

  #connected({ driver, address, site }: Looked): void {
    this.#end.abort();
    this.#end = new AbortController();
    const wallet = connectedWallet(driver, address, site, this.#end.signal);
    this.#set({ connection: { status: 'connected', wallet } });
  }

  /** Any state but connected: whatever was begun for the account before is over. */
  #become(connection: Exclude<Connection, { status: 'connected' }>): void {
    const { connection: before } = this.#snapshot;
    const isSame = before.status === connection.status;
    if (isSame && (connection.status === 'locked' || connection.status === 'none')) return;
    this.#end.abort();
    this.#set({ connection });
  }

  #load(name: WalletName): Promise<WalletDriver> {
    const load = this.#offers.get(name);
    return load ? load() : this.#ports.loadForeign(name);
  }

  /** Takes a wallet up again unless another one was chosen meanwhile. */
  #resume(name: WalletName, load: DriverLoader): void {
    const { connection } = this.#snapshot;
    if (this.#driver || connection.status !== 'connecting' || connection.name !== name) return;
    if (this.#attempt > 0) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    load().then(
      async (driver) => {
        await untilShown(driver);
        if (attempt === this.#attempt) await this.#take(driver);
      },
      () => attempt === this.#attempt && this.#set({ connection: none }),
    );
  }

  async #take(driver: WalletDriver): Promise<void> {
    this.#release();
    this.#driver = driver;
    this.#hasShown = false;
    this.#ports.memory.set(driver.name);
    const stops = [driver.onChange(() => void this.look())];
    this.#unwatch = () => {
      for (const stop of stops) stop();
    };
    this.#set({ connection: none });
    await this.look();
    // A wallet whose node is silent takes longer to look at than the watch waits: it would never be done.
    if (driver === this.#driver) stops.push(this.#ports.watch(this.look));
  }

  async #fallBack(): Promise<void> {
    this.#set({ connection: none });
    if (this.#driver) await this.look();
  }

  #release(): void {
    this.#unwatch();
    this.#unwatch = () => {};
    this.#driver = null;
    this.#end.abort();
  }

  #onSearch(search: Search): void {
    const { connection } = this.#snapshot;
    const isOver = search.status === 'not-found' || search.status === 'found';
    const awaited =
      connection.status === 'connecting' && this.#attempt === 0 ? connection.name : null;
    const isThere = this.#snapshot.found.some(({ name }) => name === awaited);
    const isMissing = isOver && awaited !== null && !ownNames.includes(awaited) && !isThere;
    this.#set({ search, ...(isMissing && { connection: none }) });
  }

  #set(change: Partial<WalletSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const namesOf = (found: readonly FoundWallet[]) => found.map(({ name }) => name).join('\n');

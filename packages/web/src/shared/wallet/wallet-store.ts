import type { Address } from '@vellum/tron/address';
import { deferred } from '../state/deferred.ts';
import { networkOf, untilShown } from './ask-driver.ts';
import { connectedWallet } from './connected-wallet.ts';
import {
  addressOf,
  type Connection,
  type FoundWallet,
  nameOf,
  type Search,
  type WalletName,
  type WalletSnapshot,
} from './connection.ts';
import { firstWallets, ownNames } from './known-wallets.ts';
import { isShown, type Looked, networkObstacle } from './network/network-obstacle.ts';
import type { SiteNetwork } from './network/site-network.ts';
import { oneAtATime } from './one-at-a-time.ts';
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
}>;

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
  readonly #siteKnown = deferred<SiteNetwork>();
  #driver: WalletDriver | null = null;
  /** Aborted when the driver is no longer the one in use: nothing of it is waited for or heard any more. */
  #hold = new AbortController();
  #end = new AbortController();
  /** Counts choices: what an earlier one brings changes nothing. */
  #attempt = 0;
  /** Whether the wallet in use has shown an account to this page. */
  #hasShown = false;

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
    const isNew = this.#site?.chainId !== site.chainId;
    this.#site = site;
    this.#siteKnown.resolve(site);
    if (isNew) void this.look();
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

  /**
   * Asks the wallet for its account. False when something else was chosen meanwhile: then the answer, or the refusal,
   * changes nothing. Rejects with `WalletFailure`; what was connected before then still is.
   */
  async connect(name: WalletName): Promise<boolean> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#end.abort();
    this.#set({ connection: { status: 'connecting', name } });
    try {
      const driver = await this.#load(name);
      if (attempt !== this.#attempt) return false;
      await driver.connect();
      if (attempt !== this.#attempt) return this.#letGo(driver);
      await this.#take(driver);
    } catch (error) {
      if (attempt !== this.#attempt) return false;
      this.#set({ connection: none });
      await this.look();
      if (attempt === this.#attempt) throw WalletFailure.of(error);
    }
    return attempt === this.#attempt;
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
  readonly look = oneAtATime(() => this.#lookUntilCalm());

  /** A wallet that never shows the same twice is looked at again later. */
  async #lookUntilCalm(): Promise<void> {
    for (let looks = 0; looks < 5; looks++) {
      const driver = this.#driver;
      if (!driver || this.#isConnecting() || (await this.#lookAt(driver))) return;
    }
  }

  #isConnecting(): boolean {
    return this.#snapshot.connection.status === 'connecting';
  }

  /** Whether nothing has changed while it was looked at. */
  async #lookAt(driver: WalletDriver): Promise<boolean> {
    const { name } = driver;
    const { signal } = this.#hold;
    const address = driver.address();
    // A wallet that has shown no account since the page began may just not have been asked yet.
    if (address === null) {
      this.#become(this.#hasShown ? { status: 'locked', name } : none);
      return true;
    }
    this.#hasShown = true;
    if (addressOf(this.#snapshot.connection) !== address) {
      this.#become({ status: 'checking', name, address });
    }
    const before = this.#site;
    const chainId = await networkOf(driver, before ?? this.#siteKnown.promise, signal);
    // Another wallet is being asked: this one is looked at again if that comes to nothing.
    if (this.#isConnecting()) return true;
    const site = this.#site;
    const isSame = !signal.aborted && driver.address() === address && (before ?? site) === site;
    if (isSame) this.#onNetwork({ driver, address, site }, chainId);
    return isSame;
  }

  /** What follows from the network that was found out, or from none. */
  #onNetwork(looked: Looked, chainId: string | null): void {
    const obstacle = networkObstacle(looked, chainId);
    if (isShown(this.#snapshot.connection, obstacle, chainId)) return;
    if (obstacle) this.#become(obstacle);
    else if (looked.site) this.#connected(looked.driver, looked.address, looked.site);
  }

  #connected(driver: WalletDriver, address: Address, site: SiteNetwork): void {
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
    const isUnknown = connection.status === 'unknown-network';
    this.#end.abort(new WalletFailure(isUnknown ? 'network-unknown' : 'changed'));
    this.#set({ connection });
  }

  /** A wallet that agreed when it was no longer wanted: what it opened is closed again, unless it is wanted anew. */
  async #letGo(driver: WalletDriver): Promise<false> {
    const isWanted = driver === this.#driver || nameOf(this.#snapshot.connection) === driver.name;
    if (!isWanted) await driver.disconnect().catch(() => {});
    return false;
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
    const hold = new AbortController();
    this.#hold = hold;
    this.#driver = driver;
    this.#hasShown = false;
    this.#ports.memory.set(driver.name);
    const look = () => void this.look();
    const stops = [driver.onChange(look), this.#ports.watch(look)];
    for (const stop of stops) hold.signal.addEventListener('abort', stop);
    this.#set({ connection: none });
    await this.look();
  }

  #release(): void {
    this.#driver = null;
    this.#hold.abort();
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

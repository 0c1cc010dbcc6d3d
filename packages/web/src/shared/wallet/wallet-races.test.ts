import type { Address } from '@vellum/tron/address';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../state/deferred.ts';
import type { Connection } from './connection.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { WalletFailure } from './wallet-failure.ts';
import { WalletStore } from './wallet-store.ts';

const chainId = '0x0badcafe';
const elsewhere = '0xcd8690dc';
const one = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const two = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets everything go on that waits for nobody. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A wallet whose answers the test gives, one by one; `connects` and `chains` are the questions that wait. */
class SlowWallet implements WalletDriver {
  readonly name: string;
  readonly switchChain = null;
  readonly connects: ReturnType<typeof deferred<void>>[] = [];
  readonly chains: ReturnType<typeof deferred<string | null>>[] = [];
  readonly listeners = new Set<() => void>();
  shown: Address | null;
  disconnects = 0;

  constructor(name: string, shown: Address) {
    this.name = name;
    this.shown = shown;
  }

  connect(): Promise<void> {
    const answer = deferred<void>();
    this.connects.push(answer);
    return answer.promise;
  }

  async disconnect(): Promise<void> {
    this.disconnects += 1;
  }

  address(): Address | null {
    return this.shown;
  }

  chainId(): Promise<string | null> {
    const answer = deferred<string | null>();
    this.chains.push(answer);
    return answer.promise;
  }

  signTransaction(): Promise<never> {
    return Promise.reject(new WalletFailure('unsupported'));
  }

  signMessage(): Promise<never> {
    return Promise.reject(new WalletFailure('unsupported'));
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }

  async agree(): Promise<void> {
    this.connects.at(-1)?.resolve();
    await settle();
  }

  /** Answers what it was asked last, and what was asked before with the same. */
  async isOn(chain: string | null): Promise<void> {
    for (const answer of this.chains.splice(0)) answer.resolve(chain);
    await settle();
  }
}

function begin() {
  const a = new SlowWallet('A', one);
  const b = new SlowWallet('B', two);
  const memory = { name: null as string | null };
  let watches = 0;
  const store = new WalletStore({
    foreign: () => [],
    loadForeign: async (name) => (name === 'A' ? a : b),
    watch: () => {
      watches += 1;
      return () => {
        watches -= 1;
      };
    },
    memory: {
      get: () => memory.name,
      set: (name) => {
        memory.name = name;
      },
    },
  });
  const seen: string[] = [];
  store.subscribe(() => seen.push(shownOf(store.get().connection)));
  store.expectNetwork({ chainId, mayAsk: () => true });
  /** Connects all the way. */
  const connected = async (wallet: SlowWallet) => {
    const done = store.connect(wallet.name);
    await settle();
    await wallet.agree();
    await wallet.isOn(chainId);
    expect(await done).toBe(true);
  };
  return { a, b, store, memory, seen, connected, watches: () => watches };
}

function shownOf(connection: Connection): string {
  if (connection.status === 'connected') return `connected ${connection.wallet.name}`;
  return 'name' in connection ? `${connection.status} ${connection.name}` : connection.status;
}

describe('another wallet is chosen while the first is asked', () => {
  it('and what the first answers later changes nothing', async () => {
    const { a, b, store, memory, seen } = begin();
    const first = store.connect('A');
    await settle();
    const second = store.connect('B');
    await settle();
    seen.length = 0;
    await a.agree();
    expect(await first).toBe(false);
    expect(seen).toEqual([]);
    expect([shownOf(store.get().connection), memory.name]).toEqual(['connecting B', null]);
    // Nobody listens to it, and what it opened is closed again.
    expect([a.listeners.size, a.disconnects, a.chains.length]).toEqual([0, 1, 0]);

    await b.agree();
    await b.isOn(chainId);
    expect(await second).toBe(true);
    expect([shownOf(store.get().connection), memory.name]).toEqual(['connected B', 'B']);
  });

  it('and that the first refuses later is no news', async () => {
    const { a, store, seen } = begin();
    const first = store.connect('A');
    await settle();
    void store.connect('B');
    await settle();
    seen.length = 0;
    a.connects[0]?.reject({ code: 4001 });
    await settle();
    expect(await first).toBe(false);
    expect(seen).toEqual([]);
  });

  it('and the network of the first, which comes later, is not shown', async () => {
    const { a, store, seen } = begin();
    const first = store.connect('A');
    await settle();
    await a.agree();
    expect(shownOf(store.get().connection)).toBe('checking A');
    void store.connect('B');
    await settle();
    seen.length = 0;
    await a.isOn(elsewhere);
    expect(await first).toBe(false);
    expect(seen).toEqual([]);
    expect(shownOf(store.get().connection)).toBe('connecting B');
  });

  it('and is not kept waiting for the network of the first', async () => {
    const { a, b, store } = begin();
    void store.connect('A');
    await settle();
    await a.agree();
    void store.connect('B');
    await settle();
    await b.agree();
    expect(a.chains).toHaveLength(1);
    await b.isOn(chainId);
    expect(shownOf(store.get().connection)).toBe('connected B');
  });

  it('and refuses: the first, which was connected, is back', async () => {
    const { a, b, store, connected } = begin();
    await connected(a);
    const refused = store.connect('B');
    await settle();
    b.connects[0]?.reject({ code: 4001 });
    const failure = expect(refused).rejects.toMatchObject({ kind: 'rejected' });
    await settle();
    await a.isOn(chainId);
    await failure;
    expect(shownOf(store.get().connection)).toBe('connected A');
  });

  it('and a third is chosen before the refusal of the second was told', async () => {
    const { a, b, store, connected } = begin();
    await connected(a);
    const refused = store.connect('B');
    await settle();
    b.connects[0]?.reject({ code: 4001 });
    await settle();
    const again = store.connect('B');
    await settle();
    await a.isOn(chainId);
    expect(await refused).toBe(false);
    expect(shownOf(store.get().connection)).toBe('connecting B');
    await b.agree();
    await b.isOn(chainId);
    expect(await again).toBe(true);
  });
});

describe('a wallet that is no longer the chosen one', () => {
  it.each([
    ['another account', two],
    ['its lock', null],
    ['another chain', one],
  ])('may tell of %s, and nothing changes', async (_, shown) => {
    const { a, b, store, seen, connected, watches } = begin();
    await connected(a);
    const [told] = a.listeners;
    await connected(b);
    seen.length = 0;
    a.shown = shown;
    a.tell();
    // Some go on telling those who have left.
    told?.();
    await settle();
    await a.isOn(elsewhere);
    await b.isOn(chainId);
    expect(seen).toEqual([]);
    expect([shownOf(store.get().connection), a.listeners.size, watches()]).toEqual([
      'connected B',
      0,
      1,
    ]);
  });

  it('may tell while the other is still asked, and nothing changes', async () => {
    const { a, store, seen, connected } = begin();
    await connected(a);
    void store.connect('B');
    await settle();
    seen.length = 0;
    a.shown = two;
    a.tell();
    await settle();
    await a.isOn(elsewhere);
    expect(seen).toEqual([]);
  });
});

describe('to disconnect', () => {
  it('while a wallet is asked leaves nothing connected, also when it agrees later', async () => {
    const { a, store, memory, watches } = begin();
    const asked = store.connect('A');
    await settle();
    await store.disconnect();
    await a.agree();
    expect(await asked).toBe(false);
    expect([shownOf(store.get().connection), memory.name]).toEqual(['none', null]);
    expect([a.disconnects, a.listeners.size, watches()]).toEqual([1, 0, 0]);
  });

  it('while its network is asked leaves nothing connected', async () => {
    const { a, store, memory, watches } = begin();
    const asked = store.connect('A');
    await settle();
    await a.agree();
    await store.disconnect();
    await a.isOn(chainId);
    expect(await asked).toBe(false);
    expect([shownOf(store.get().connection), memory.name]).toEqual(['none', null]);
    expect([a.listeners.size, watches()]).toEqual([0, 0]);
  });

  it('before its code has come does not ask the wallet any more', async () => {
    const { a, store } = begin();
    const asked = store.connect('A');
    await store.disconnect();
    expect(await asked).toBe(false);
    expect(a.connects).toHaveLength(0);
  });

  it('and to choose the same wallet again keeps what its first yes has opened', async () => {
    const { a, store } = begin();
    const first = store.connect('A');
    await settle();
    await store.disconnect();
    const second = store.connect('A');
    await settle();
    a.connects[0]?.resolve();
    await settle();
    expect([await first, a.disconnects]).toEqual([false, 0]);
    await a.agree();
    await a.isOn(chainId);
    expect(await second).toBe(true);
    expect(shownOf(store.get().connection)).toBe('connected A');
  });
});

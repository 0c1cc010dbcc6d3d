import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import type { ConnectedWallet } from '../wallet/connection.ts';
import { WalletFailure } from '../wallet/wallet-failure.ts';
import { SessionStore } from './session-store.ts';

const alice = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' as Address;
const bob = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const week = 604_800_000;

/** A wallet of others, with the words it was asked to sign. */
function foreignWallet(address: Address) {
  const end = new AbortController();
  const asked: string[] = [];
  const wallet: ConnectedWallet = {
    name: 'TronLink',
    address,
    chainId: '0x0badcafe',
    ended: end.signal,
    network: async () => '0x0badcafe',
    signTransaction: () => Promise.reject(new WalletFailure('unsupported')),
    signMessage: async (text) => {
      asked.push(text);
      return `signed ${text}`;
    },
  };
  return { wallet, asked, end: () => end.abort() };
}

/** The far side of the wire, as the session sees it: words to sign, an answer, a way out. */
function begin(options: { remembered?: Address } = {}) {
  const world = {
    wallet: foreignWallet(alice).wallet as ConnectedWallet | null,
    now: 1_000_000,
    words: 0,
    answers: [] as string[],
    left: 0,
    refuses: null as Error | null,
    memory: options.remembered
      ? JSON.stringify({ address: options.remembered, expiresAt: 1_000_000 + week })
      : null,
  };
  const store = new SessionStore({
    wallet: () => world.wallet,
    walletLack: () => new WalletFailure('not-found'),
    shownAddress: () => world.wallet?.address ?? null,
    ask: async (address) => {
      world.words += 1;
      const message = `words ${world.words} for ${address}`;
      return { message, nonce: String(world.words), expiresAt: world.now + 300_000 };
    },
    verify: async ({ address, signature }) => {
      if (world.refuses) throw world.refuses;
      world.answers.push(signature);
      return { address, expiresAt: world.now + week };
    },
    leave: async () => {
      world.left += 1;
    },
    memory: {
      get: () => world.memory,
      set: (text) => {
        world.memory = text;
      },
    },
    now: () => world.now,
  });
  return { store, world };
}

const showing =
  (wallet: ConnectedWallet | null) =>
  ({ store, world }: ReturnType<typeof begin>): void => {
    world.wallet = wallet;
    store.walletChanged();
  };

const until = async (store: SessionStore, status: string) =>
  expect.poll(() => store.get().status).toBe(status);

describe('sign-in', () => {
  it('shows the words, has them signed, and remembers whose session it is', async () => {
    const { store, world } = begin();
    const { wallet, asked } = foreignWallet(alice);
    world.wallet = wallet;
    const done = store.ensure();
    await until(store, 'asking');
    expect(store.get()).toMatchObject({ message: `words 1 for ${alice}`, problem: null });
    expect(asked).toEqual([]);
    await store.confirm();
    expect(await done).toBe(alice);
    expect(world.answers).toEqual([`signed words 1 for ${alice}`]);
    expect(JSON.parse(world.memory ?? '')).toEqual({ address: alice, expiresAt: world.now + week });
    expect(await store.ensure()).toBe(alice);
    expect(world.words).toBe(1);
  });

  it('asks once for all that need it at the same time', async () => {
    const { store, world } = begin();
    const all = [store.ensure(), store.ensure(), store.ensure()];
    await until(store, 'asking');
    await store.confirm();
    expect(await Promise.all(all)).toEqual([alice, alice, alice]);
    expect(world.words).toBe(1);
  });

  it('keeps the question open with new words when wallet or server say no', async () => {
    const { store, world } = begin();
    const done = store.ensure();
    await until(store, 'asking');
    world.refuses = new Error('used up');
    await store.confirm();
    expect(store.get()).toMatchObject({ status: 'asking', message: `words 2 for ${alice}` });
    expect(store.get()).toHaveProperty('problem', world.refuses);
    world.refuses = null;
    await store.confirm();
    expect(await done).toBe(alice);
  });

  it('does not sign words that are too old', async () => {
    const { store, world } = begin();
    const done = store.ensure();
    await until(store, 'asking');
    world.now += 300_000;
    await store.confirm();
    expect(world.answers).toEqual([]);
    expect(store.get()).toMatchObject({ status: 'asking', message: `words 2 for ${alice}` });
    await store.confirm();
    expect(await done).toBe(alice);
  });

  it('ends with the person closing it, or with the wallet showing another account', async () => {
    const { store, world } = begin();
    const declined = store.ensure();
    await until(store, 'asking');
    store.decline();
    await expect(declined).rejects.toMatchObject({ name: 'SignInDeclined' });
    expect(store.get().status).toBe('signed-out');

    const { wallet, end } = foreignWallet(alice);
    world.wallet = wallet;
    const dropped = store.ensure();
    await until(store, 'asking');
    end();
    await expect(dropped).rejects.toMatchObject({ kind: 'changed' });
    expect(store.get().status).toBe('signed-out');
  });

  it('asks the wallet at once as a step of something else, and ends with its no', async () => {
    const { store, world } = begin();
    const { wallet, asked } = foreignWallet(alice);
    const seen = new Set<string>();
    store.subscribe(() => void seen.add(store.get().status));
    world.wallet = { ...wallet, signMessage: () => Promise.reject(new WalletFailure('rejected')) };
    await expect(store.ensure({ isDirect: true })).rejects.toMatchObject({ kind: 'rejected' });
    expect(store.get().status).toBe('signed-out');
    world.wallet = wallet;
    expect(await store.ensure({ isDirect: true })).toBe(alice);
    expect(asked).toEqual([`words 2 for ${alice}`]);
    expect([...seen]).toEqual(['preparing', 'signing', 'signed-out', 'signed-in']);
  });

  it('never asks for a wallet that signs in silently', async () => {
    const { store, world } = begin();
    world.wallet = { ...foreignWallet(alice).wallet, signsInSilently: true };
    const seen = new Set<string>();
    store.subscribe(() => void seen.add(store.get().status));
    expect(await store.ensure()).toBe(alice);
    expect([...seen]).not.toContain('asking');
  });

  it('needs a wallet', async () => {
    const { store, world } = begin();
    world.wallet = null;
    await expect(store.ensure()).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a session', () => {
  it('is taken up again by its address, and left when the wallet shows another', async () => {
    const { store, world } = begin({ remembered: alice });
    expect(store.isFor(alice)).toBe(true);
    world.wallet = null;
    store.walletChanged();
    expect(store.isFor(alice)).toBe(true);
    world.wallet = foreignWallet(bob).wallet;
    store.walletChanged();
    expect(store.get().status).toBe('signed-out');
    expect(world.left).toBe(1);
    expect(world.memory).toBeNull();
  });

  it('is over when its time is, when the server says so, and when another tab left', async () => {
    const late = begin({ remembered: alice });
    late.world.now += week;
    expect(late.store.isFor(alice)).toBe(false);
    const refused = begin({ remembered: alice });
    refused.store.forget();
    expect(refused.store.get().status).toBe('signed-out');
    expect(refused.world.left).toBe(0);
    const twin = begin({ remembered: alice });
    twin.world.memory = null;
    twin.store.memoryChanged();
    expect(twin.store.get().status).toBe('signed-out');
  });

  it('can be renewed by its address when it ended without them', async () => {
    const refused = begin({ remembered: alice }).store;
    refused.forget();
    expect([refused.get().status, refused.renewable()]).toEqual(['signed-out', alice]);
    const late = begin({ remembered: alice });
    late.world.now += week;
    const asked = late.store.ensure();
    await until(late.store, 'asking');
    expect(late.store.renewable()).toBe(alice);
    late.store.decline();
    await expect(asked).rejects.toThrow();
    expect([late.store.get().status, late.store.renewable()]).toEqual(['signed-out', alice]);
  });

  it.each<[string, (began: ReturnType<typeof begin>) => void]>([
    ['they sign out', ({ store }) => void store.signOut()],
    ['another tab signs out', ({ store }) => store.memoryChanged()],
    ['the wallet is disconnected', showing(null)],
    ['the wallet shows another account', showing(foreignWallet(bob).wallet)],
  ])('cannot be renewed once %s', (_, end) => {
    const began = begin({ remembered: alice });
    began.store.forget();
    expect(began.store.renewable()).toBe(alice);
    end(began);
    expect(began.store.renewable()).toBeNull();
  });

  it('tells its page that they sign out, also when it has ended before', () => {
    const { store } = begin({ remembered: alice });
    store.forget();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.renewable()));
    void store.signOut();
    expect(seen).toEqual([null]);
  });

  it('stays while it is renewed, and when that is declined', async () => {
    const { store, world } = begin({ remembered: alice });
    const declined = store.renew();
    await until(store, 'asking');
    expect(store.renewable()).toBe(alice);
    store.decline();
    await expect(declined).rejects.toThrow();
    expect([store.isFor(alice), world.left]).toEqual([true, 0]);
    const renewed = store.renew();
    await until(store, 'asking');
    await store.confirm();
    expect(await renewed).toBe(alice);
    expect(world.answers).toHaveLength(1);
  });

  it('does not come from a memory that is none', () => {
    const { store, world } = begin();
    for (const text of ['{', '{"address":7}', '[]', `{"address":"${alice}","expiresAt":1}`]) {
      world.memory = text;
      store.memoryChanged();
      expect(store.get().status).toBe('signed-out');
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForeignWallet, WalletPage } from '../../../test/wallet-page.ts';
import type { ConnectedWallet, UnsignedTransaction } from './connection.ts';
import { pageWallets, type WalletWindow } from './page-wallets.ts';
import { WalletStore } from './wallet-store.ts';
import { watchWallet } from './wallet-watch.ts';

const genesis = `${'0'.repeat(56)}0badcafe`;
const elsewhere = `${'0'.repeat(56)}cd8690dc`;
const chainId = '0x0badcafe';
const other = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asWindow = (page: WalletPage) => page as unknown as WalletWindow;
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

/** The store over the real drivers, on a page with whatever wallets are put there. */
function storeOn(
  page: WalletPage,
  last: string | null = null,
  mayAsk = () => true,
  knowsSite = true,
) {
  const place = asWindow(page);
  const memory = {
    name: last,
    get: () => memory.name,
    set: (name: string | null) => {
      memory.name = name;
    },
  };
  const wallets = pageWallets([place], () => store.noticeForeign());
  const store: WalletStore = new WalletStore({
    foreign: wallets.list,
    loadForeign: async (name) => {
      const { injectedDriver } = await import('./injected-driver.ts');
      const wallet = wallets.list().find((one) => one.name === name);
      if (!wallet) throw new Error(name);
      return injectedDriver(wallet, [place]);
    },
    watch: (look) => watchWallet([place], look),
    memory,
  });
  wallets.ask();
  const expectNetwork = () => store.expectNetwork({ chainId, mayAsk });
  if (knowsSite) expectNetwork();
  return { store, memory, expectNetwork };
}

const shown = (store: WalletStore) => {
  const { connection } = store.get();
  return connection.status === 'connected' ? connection.wallet.address : connection.status;
};
const walletOf = (store: WalletStore): ConnectedWallet => {
  const { connection } = store.get();
  if (connection.status !== 'connected') throw new Error(connection.status);
  return connection.wallet;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Connecting waits for a wallet to show its account: time has to go on meanwhile. */
async function connect(store: WalletStore, name: 'TronLink' | 'OKX Wallet'): Promise<void> {
  const done = store.connect(name);
  done.catch(() => {});
  await pass(2000);
  await done;
}

function tronLinkOn(page: WalletPage): ForeignWallet {
  const wallet = new ForeignWallet(genesis);
  Object.assign(page, { tron: wallet, tronLink: wallet, tronWeb: wallet.tronWeb });
  page.announce(wallet);
  return wallet;
}
function appOn(page: WalletPage): ForeignWallet {
  const wallet = new ForeignWallet(genesis);
  Object.assign(page, { tronLink: wallet, tronWeb: wallet.tronWeb });
  return wallet;
}
function okxOn(page: WalletPage): ForeignWallet {
  const wallet = new ForeignWallet(genesis);
  page.okxwallet = { tronLink: wallet };
  return wallet;
}

describe('the search', () => {
  it('looks once per second, five times, then says there is no wallet (S2.37 S9.13)', async () => {
    const { store } = storeOn(new WalletPage('phone'));
    store.start();
    for (const tries of [1, 2, 3, 4, 5]) {
      expect(store.get().search).toEqual({ status: 'searching', tries });
      await pass(1000);
    }
    expect(store.get().search).toEqual({ status: 'not-found' });
  });

  it('finds a wallet that comes late, and one that comes after it gave up', async () => {
    const page = new WalletPage('desktop');
    const { store } = storeOn(page);
    store.start();
    await pass(2500);
    okxOn(page);
    await pass(600);
    expect(names(store.get().found)).toEqual(['OKX Wallet']);
    await pass(5000);
    expect(store.get().search).toEqual({ status: 'found' });

    const empty = new WalletPage('desktop');
    const { store: patient } = storeOn(empty);
    patient.start();
    await pass(6000);
    expect(patient.get().search.status).toBe('not-found');
    tronLinkOn(empty);
    expect(patient.get()).toMatchObject({
      search: { status: 'found' },
      found: [{ name: 'TronLink' }],
    });
  });

  it('asks a wallet that does not announce itself at once', async () => {
    const page = new WalletPage('desktop');
    const wallet = new ForeignWallet(genesis);
    Object.assign(page, { tronLink: wallet });
    const { store } = storeOn(page);
    const start = Date.now();
    await connect(store, 'TronLink');
    expect(wallet.asked).toEqual(['tron_requestAccounts']);
    expect(shown(store)).toBe(wallet.account);
    expect(Date.now() - start).toBeLessThanOrEqual(2000);
  });
});

describe.each([
  { name: 'TronLink', kind: 'desktop', enter: tronLinkOn },
  { name: 'TronLink', kind: 'phone', enter: appOn },
  { name: 'OKX Wallet', kind: 'desktop', enter: okxOn },
] as const)('$name on a $kind', ({ name, kind, enter }) => {
  it('is followed to another account, into its lock and back, though it tells nobody', async () => {
    const page = new WalletPage(kind);
    const wallet = enter(page);
    const { store } = storeOn(page);
    await connect(store, name);
    const before = walletOf(store);
    expect(before.address).toBe(wallet.account);

    wallet.address = other;
    await pass(3000);
    expect(shown(store)).toBe(other);
    expect(before.ended.aborted).toBe(true);
    wallet.address = false;
    await pass(3000);
    expect(shown(store)).toBe('locked');
    wallet.address = other;
    await pass(3000);
    expect(shown(store)).toBe(other);
  });

  it('is looked at on return to the page and on its messages, and stays one wallet', async () => {
    const page = new WalletPage(kind);
    const wallet = enter(page);
    const { store } = storeOn(page);
    await connect(store, name);
    const first = walletOf(store);
    page.dispatchEvent(new Event('focus'));
    page.post('accountsChanged', { address: wallet.account });
    wallet.tell('accountsChanged', [wallet.account]);
    await pass(500);
    expect(walletOf(store)).toBe(first);

    wallet.address = other;
    page.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(shown(store)).toBe(other);
    wallet.address = wallet.account;
    page.post('setAccount');
    await pass(0);
    expect(shown(store)).toBe(wallet.account);
  });

  it('is told apart by its network, also when it changes later', async () => {
    const page = new WalletPage(kind);
    const wallet = enter(page);
    wallet.genesis = elsewhere;
    const { store } = storeOn(page);
    await connect(store, name);
    const canSwitch = name === 'TronLink' && kind === 'desktop';
    expect(store.get().connection).toMatchObject({
      status: 'wrong-network',
      chainId: '0xcd8690dc',
      canSwitch,
    });
    if (canSwitch) await store.switchNetwork();
    else await expect(store.switchNetwork()).rejects.toMatchObject({ kind: 'unsupported' });
    wallet.genesis = genesis;
    await pass(3000);
    const { ended } = walletOf(store);
    wallet.genesis = elsewhere;
    await pass(3000);
    expect(shown(store)).toBe('wrong-network');
    expect(ended.aborted).toBe(true);
  });

  it('may refuse, and then nothing has changed', async () => {
    const page = new WalletPage(kind);
    const wallet = enter(page);
    wallet.answer = (method) => {
      if (method === 'eth_requestAccounts') throw { code: 4001, message: 'no' };
      return { code: 4001 };
    };
    const { store, memory } = storeOn(page);
    await expect(connect(store, name)).rejects.toMatchObject({ kind: 'rejected' });
    expect(shown(store)).toBe('none');
    expect(memory.name).toBeNull();
  });

  it('is taken up again without a question, and forgotten when told', async () => {
    const page = new WalletPage(kind);
    const wallet = enter(page);
    wallet.address = wallet.account;
    const { store, memory } = storeOn(page, name);
    store.start();
    await pass(1500);
    expect(shown(store)).toBe(wallet.account);
    expect(wallet.asked).toEqual([]);
    await store.disconnect();
    expect(shown(store)).toBe('none');
    expect(memory.name).toBeNull();
    await pass(4000);
    expect(shown(store)).toBe('none');
  });
});

describe('the network of a wallet', () => {
  const silent = { trx: { getBlockByNumber: () => new Promise(() => {}) } };
  const begin = async (change: (wallet: ForeignWallet) => void, mayAsk = () => true) => {
    const page = new WalletPage('desktop');
    const wallet = tronLinkOn(page);
    change(wallet);
    const { store } = storeOn(page, null, mayAsk);
    // Its code comes in real time, in which the clock of the test stands still.
    await import('./injected-driver.ts');
    const done = store.connect('TronLink');
    await pass(5000);
    await done;
    return { page, wallet, store };
  };

  it('is told by a well-known node, though nobody may ask it', async () => {
    const { store } = await begin(({ tronWeb }) => {
      const fullNode = { host: 'https://nile.trongrid.io' };
      Object.assign(tronWeb as object, silent, { fullNode });
    });
    expect(store.get().connection).toMatchObject({
      status: 'wrong-network',
      chainId: '0xcd8690dc',
    });
  });

  it('is what the wallet says where its node cannot be asked', async () => {
    const { store } = await begin((wallet) => {
      Object.assign(wallet.tronWeb as object, silent);
      wallet.answer = (method) => (method === 'eth_chainId' ? chainId : undefined);
    });
    expect(shown(store)).toBe('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  });

  it('is what the wallet says, without a question, where the page may not ask its node', async () => {
    const getBlockByNumber = vi.fn(async () => ({ blockID: elsewhere }));
    const { store } = await begin(
      (wallet) => {
        Object.assign(wallet.tronWeb as object, { trx: { getBlockByNumber } });
        wallet.answer = (method) => (method === 'eth_chainId' ? chainId : undefined);
      },
      () => false,
    );
    expect(shown(store)).toBe('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
    expect(getBlockByNumber).not.toHaveBeenCalled();
  });

  it.each([undefined, null, '0x1', { chainId: 1 }])(
    'is unknown within 5 s when nobody answers, whatever else is said: %o',
    async (word) => {
      const { store, wallet } = await begin((it) => {
        Object.assign(it.tronWeb as object, silent);
        it.answer = (method) => (method === 'eth_chainId' ? word : undefined);
      });
      expect(shown(store)).toBe('unknown-network');
      wallet.tell('chainChanged', { chainId });
      await pass(4500);
      expect(shown(store)).toBe(wallet.account);
    },
  );

  it('is unknown as long as its node is out of reach, and known as soon as it answers again', async () => {
    const { store, wallet, page } = await begin((it) => {
      Object.assign(it.tronWeb as object, silent);
      it.answer = () => undefined;
    });
    expect(shown(store)).toBe('unknown-network');
    Object.assign(wallet.tronWeb as object, {
      trx: { getBlockByNumber: async () => ({ blockID: wallet.genesis }) },
    });
    // What was asked before is waited for, then asked anew; the clock would come later.
    await pass(4500);
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(shown(store)).toBe(wallet.account);
  });

  it('is known from an answer that comes too late for the question', async () => {
    const answers: ((block: object) => void)[] = [];
    const getBlockByNumber = () => new Promise<object>((resolve) => void answers.push(resolve));
    const { store, wallet } = await begin(({ tronWeb }) =>
      Object.assign(tronWeb as object, { trx: { getBlockByNumber } }),
    );
    expect(shown(store)).toBe('unknown-network');
    answers[0]?.({ blockID: wallet.genesis });
    await pass(9000);
    expect(shown(store)).toBe(wallet.account);
  });

  it('is not the one it told of when it has another node since', async () => {
    const { store, wallet } = await begin((it) => Object.assign(it.tronWeb as object, silent));
    wallet.tell('chainChanged', { chainId });
    await pass(4500);
    expect(shown(store)).toBe(wallet.account);
    wallet.genesis = elsewhere;
    await pass(9000);
    expect(shown(store)).toBe('unknown-network');
  });

  it('is unknown within 5 s while nobody knows the one of the site', async () => {
    const page = new WalletPage('desktop');
    const wallet = tronLinkOn(page);
    const { store, expectNetwork } = storeOn(page, null, () => true, false);
    const done = connect(store, 'TronLink');
    await pass(3000);
    await done;
    expect(shown(store)).toBe('unknown-network');
    expectNetwork();
    await pass(4500);
    expect(shown(store)).toBe(wallet.account);
  });

  it('of another wallet or site that posts a node is not taken for its own', async () => {
    const { page, store } = await begin(({ tronWeb }) => Object.assign(tronWeb as object, silent));
    page.post('setNode', { node: { fullNode: 'https://other.example', chainId } });
    const node = { fullNode: 'https://node-0badcafe.example', chainId };
    page.post('setNode', { node }, { origin: 'https://other.example' });
    await pass(5000);
    expect(shown(store)).toBe('unknown-network');
    page.post('setNode', { node });
    await pass(5000);
    expect(shown(store)).toBe('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  });
});

describe('a connected wallet', () => {
  const transaction: UnsignedTransaction = { txID: 'aa', raw_data_hex: 'bb' };
  const begin = async () => {
    const page = new WalletPage('desktop');
    const wallet = tronLinkOn(page);
    const { store } = storeOn(page);
    await connect(store, 'TronLink');
    return { wallet, store, connected: walletOf(store) };
  };

  it('gives back what it was given, signed', async () => {
    const { connected } = await begin();
    expect(await connected.signTransaction(transaction)).toEqual({
      ...transaction,
      signature: ['00'],
    });
    expect(await connected.network()).toBe(chainId);
  });

  it('says so when the person rejects, in codes or only in words', async () => {
    const { wallet, connected } = await begin();
    for (const refusal of [{ code: 4001, message: 'x' }, 'Confirmation declined by user']) {
      wallet.signs = () => Promise.reject(refusal);
      await expect(connected.signTransaction(transaction)).rejects.toMatchObject({
        kind: 'rejected',
      });
    }
  });

  it('refuses other bytes than it was asked to sign', async () => {
    const { wallet, connected } = await begin();
    wallet.signs = async (asked) => ({ ...asked, raw_data_hex: 'cc', signature: ['00'] });
    await expect(connected.signTransaction(transaction)).rejects.toMatchObject({
      kind: 'tampered',
    });
  });

  it('drops a signature that another account may have made', async () => {
    const { wallet, connected } = await begin();
    wallet.signs = async (asked) => {
      wallet.address = other;
      return { ...asked, signature: ['00'] };
    };
    await expect(connected.signTransaction(transaction)).rejects.toMatchObject({ kind: 'changed' });
    await expect(connected.signMessage('x')).rejects.toMatchObject({ kind: 'changed' });
  });

  it('stays connected while its node does not answer, and not when another node does not', async () => {
    const { wallet, connected, store } = await begin();
    Object.assign(wallet.tronWeb as object, {
      trx: { getBlockByNumber: () => Promise.reject(new Error('node down')) },
    });
    await pass(9000);
    expect(walletOf(store)).toBe(connected);
    wallet.genesis = elsewhere;
    await pass(3000);
    expect(shown(store)).toBe('unknown-network');
    const network = connected.network();
    await pass(4500);
    expect(await network).toBeNull();
    await expect(connected.signTransaction(transaction)).rejects.toMatchObject({
      kind: 'network-unknown',
    });
  });

  it.each([
    'cancle',
    'The user aborted a request.',
    'Declined',
    '用户取消',
    { code: 4000, message: 'user rejected' },
    { code: 4001, message: '' },
    new Error('User denied transaction signature.'),
  ])('takes %o for a refusal', async (refusal) => {
    const { wallet, connected } = await begin();
    wallet.signs = () => Promise.reject(refusal);
    await expect(connected.signTransaction(transaction)).rejects.toMatchObject({
      kind: 'rejected',
    });
  });

  it('asks again when it is unlocked from here', async () => {
    const { wallet, store } = await begin();
    wallet.address = false;
    await pass(3000);
    expect(shown(store)).toBe('locked');
    const before = wallet.asked.length;
    await connect(store, 'TronLink');
    expect(wallet.asked).toHaveLength(before + 1);
    expect(shown(store)).toBe(wallet.account);
  });

  it('is kept when another wallet is tried and refuses', async () => {
    const page = new WalletPage('desktop');
    const wallet = tronLinkOn(page);
    const okx = okxOn(page);
    okx.answer = () => ({ code: 4001 });
    const { store, memory } = storeOn(page);
    await connect(store, 'TronLink');
    await expect(connect(store, 'OKX Wallet')).rejects.toMatchObject({ kind: 'rejected' });
    expect(shown(store)).toBe(wallet.account);
    expect(memory.name).toBe('TronLink');
  });
});

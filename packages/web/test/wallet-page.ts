import { vi } from 'vitest';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131',
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/131 Mobile',
};

type Listener = (value: unknown) => void;

/** A wallet of others as it is in a page: what it shows, how it answers, whom it tells. */
export class ForeignWallet {
  address: string | false = false;
  genesis: string;
  ready = true;
  readonly isTronLink = true;
  readonly asked: string[] = [];
  /** The account it shows once it was asked and agreed. */
  account = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  answer: (method: string) => unknown = () => undefined;
  signs: (transaction: object) => Promise<unknown> = async (transaction) => ({
    ...transaction,
    signature: ['00'],
  });
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly tronWeb: unknown;

  constructor(genesis: string) {
    this.genesis = genesis;
    const shown = () => this.address;
    const host = () => `https://node-${this.genesis.slice(-8)}.example`;
    this.tronWeb = {
      fullNode: {
        get host() {
          return host();
        },
      },
      get defaultAddress() {
        return { base58: shown() };
      },
      trx: {
        getBlockByNumber: async () => ({ blockID: this.genesis }),
        sign: (transaction: object) => this.signs(transaction),
        signMessageV2: async (text: string) => `0x${text}`,
      },
    };
  }

  async request({ method, params }: { method: string; params?: { chainId: string }[] }) {
    this.asked.push(method);
    const own = this.answer(method);
    if (own !== undefined) return own;
    if (method === 'wallet_switchEthereumChain') {
      this.genesis = `${'0'.repeat(56)}${params?.[0]?.chainId.slice(2)}`;
      return null;
    }
    if (!method.endsWith('_requestAccounts')) throw { code: 4200, message: method };
    this.address = this.account;
    return method === 'eth_requestAccounts' ? [this.account] : { code: 200 };
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  tell(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value);
  }
}

const tronLink = { uuid: '1', name: 'TronLink', icon: '', rdns: 'org.tronlink.www' };

/** A page without a browser, for wallets to stand in. */
export class WalletPage extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly location = { origin: 'https://vellum.example', href: 'https://vellum.example/' };
  readonly navigator: { userAgent: string };
  readonly parent = this;
  tron: unknown;
  tronLink: unknown;
  tronWeb: unknown;
  okxwallet: unknown;

  constructor(kind: keyof typeof agents) {
    super();
    this.navigator = { userAgent: agents[kind] };
    vi.stubGlobal('window', this);
    vi.stubGlobal('document', this.document);
    vi.stubGlobal('navigator', this.navigator);
  }

  /** What the extension of today does: answers whoever asks who is there. */
  announce(provider: ForeignWallet, info: Partial<typeof tronLink> = {}): void {
    const detail = Object.freeze({ info: { ...tronLink, ...info }, provider });
    const tell = () => this.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail }));
    this.addEventListener('TIP6963:requestProvider', tell);
    tell();
  }

  post(
    action: string,
    data: unknown = {},
    { origin }: Readonly<{ origin: string }> = this.location,
  ): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: { message: { action, data } }, origin }),
    );
  }
}

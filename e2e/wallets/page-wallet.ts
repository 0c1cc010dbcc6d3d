/** What the wallet in the page is made of; must survive being sent there as JSON. */
export type PageWalletPlan = Readonly<{
  name: 'TronLink' | 'OKX Wallet';
  /** As extensions and new apps speak (TIP-1193 and 6963), or only the older protocol of in-app browsers. */
  protocol: 'tip' | 'legacy';
  /** `silent` never announces itself by TIP-6963, as older extensions. */
  announces: boolean;
  addresses: readonly string[];
  /** Id of the first block of the chain it is on. */
  genesis: string;
  /** Its node, which it asks from inside the page; null for one that no page can reach. */
  node: string | null;
  /** Not in the page before `appear` is called: extensions are not always the first. */
  late: boolean;
  /** Extensions enter the page itself; a frame inside it only when told. */
  frames: 'top' | 'all';
}>;

/** What the wallet remembers between pages, as an extension does. */
type Memory = {
  allowed: boolean;
  locked: boolean;
  account: number;
  genesis: string;
  node: string | null;
  rejects: string[];
};

/**
 * Runs inside the page before anything of it: puts a wallet there that speaks what the real extension of that
 * name speaks. Signing happens outside, where the keys are; `__walletControl` is the person with the mouse.
 */
export function installInPage(plan: PageWalletPlan): void {
  // biome-ignore lint/suspicious/noExplicitAny: a page with a wallet in it.
  const page = window as any;
  if (plan.frames === 'top' && page.top !== page) return;
  const slot = `__wallet.${plan.name}`;
  const fresh: Memory = {
    allowed: false,
    locked: false,
    account: 0,
    genesis: plan.genesis,
    node: plan.node,
    rejects: [],
  };
  const memory: Memory = { ...fresh, ...JSON.parse(localStorage.getItem(slot) ?? '{}') };
  const keep = () => localStorage.setItem(slot, JSON.stringify(memory));
  const listeners: Record<string, ((value: unknown) => void)[]> = {};
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners[event] ?? [])]) listener(value);
  };
  const post = (action: string, data: unknown = {}) =>
    page.postMessage({ isTronLink: true, message: { action, data } }, page.location.origin);
  const isShown = () => memory.allowed && !memory.locked;
  const address = () => (isShown() ? plan.addresses[memory.account] : undefined);
  /** True once for each time the person was told to reject. */
  const rejects = (what: string) => {
    const at = memory.rejects.indexOf(what);
    if (at < 0) return false;
    memory.rejects.splice(at, 1);
    keep();
    return true;
  };
  const declined = () => Object.assign(new Error('Confirmation declined by user'), { code: 4001 });
  const sign = async (kind: string, payload: string): Promise<string> => {
    if (!address()) throw new Error('the wallet is locked');
    if (rejects('sign')) throw declined();
    if (rejects('break')) throw new Error('the device was unplugged');
    return page.__walletSign(plan.addresses[memory.account], kind, payload);
  };

  /** Its list of networks: the public ones, and whatever node the person has added. */
  const publicHosts: Record<string, string> = {
    '2b6653dc': 'https://api.trongrid.io',
    cd8690dc: 'https://nile.trongrid.io',
  };
  const node = {
    get host() {
      return (
        publicHosts[memory.genesis.slice(-8)] ?? memory.node ?? 'http://unreachable.invalid:8090'
      );
    },
  };
  const tronWeb = {
    ready: true,
    get defaultAddress() {
      return { base58: address() ?? false, hex: false };
    },
    fullNode: node,
    solidityNode: node,
    eventServer: node,
    trx: {
      sign: async (transaction: { raw_data_hex: string }) => ({
        ...transaction,
        signature: [await sign('transaction', transaction.raw_data_hex)],
      }),
      signMessageV2: (text: string) => sign('message', text),
      getBlockByNumber: async (num: number) => {
        const body = JSON.stringify({ num });
        const answer = await fetch(`${node.host}/wallet/getblockbynum`, { method: 'POST', body });
        return answer.json();
      },
    },
  };
  const allow = () => {
    memory.allowed = true;
    memory.locked = false;
    keep();
  };
  const changed = () => {
    if (plan.protocol === 'legacy') return;
    emit('accountsChanged', address() ? [address()] : []);
    post(address() ? 'accountsChanged' : 'disconnect', { address: address() ?? false });
  };
  const older: Record<string, (chainId: string) => unknown> = {
    tron_requestAccounts() {
      if (rejects('connect')) return { code: 4001, message: 'User rejected' };
      allow();
      return { code: 200, message: 'ok' };
    },
    eth_chainId() {
      // A node that someone added by its address has no chain id in the list; one of a page's owner may.
      if (memory.node !== null && !publicHosts[memory.genesis.slice(-8)]) return null;
      return `0x${memory.genesis.slice(-8)}`;
    },
  };
  const answers: typeof older =
    plan.protocol === 'legacy'
      ? older
      : {
          ...older,
          eth_requestAccounts() {
            if (rejects('connect')) throw declined();
            allow();
            changed();
            return [address()];
          },
          wallet_switchEthereumChain(chainId) {
            if (rejects('switch')) throw declined();
            memory.genesis = `${memory.genesis.slice(0, -8)}${chainId.slice(2)}`;
            keep();
            emit('chainChanged', { chainId });
            return null;
          },
        };
  const provider = {
    isTronLink: true,
    get ready() {
      return isShown();
    },
    tronWeb,
    async request({ method, params }: { method: string; params?: { chainId: string }[] }) {
      const answer = answers[method];
      if (!answer) throw Object.assign(new Error(method), { code: 4200 });
      return answer(params?.[0]?.chainId ?? '');
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners[event] = [...(listeners[event] ?? []), listener];
      return provider;
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter((one) => one !== listener);
      return provider;
    },
  };

  const announce = () =>
    page.dispatchEvent(
      new CustomEvent('TIP6963:announceProvider', {
        detail: Object.freeze({
          info: { uuid: 'test', name: plan.name, icon: '', rdns: 'org.tronlink.www' },
          provider,
        }),
      }),
    );
  const enter = () => {
    if (plan.name === 'OKX Wallet') {
      page.okxwallet = { tronLink: provider };
      return;
    }
    page.tronLink = provider;
    page.tronWeb = tronWeb;
    if (plan.protocol === 'legacy') return;
    page.tron = provider;
    if (!plan.announces) return;
    page.addEventListener('TIP6963:requestProvider', announce);
    announce();
  };

  page.__walletControl ??= {};
  page.__walletControl[plan.name] = {
    appear: enter,
    switchAccount(index: number) {
      memory.account = index;
      keep();
      changed();
    },
    lock() {
      memory.locked = true;
      keep();
      changed();
    },
    unlock() {
      memory.locked = false;
      keep();
      changed();
    },
    useNode(host: string | null) {
      memory.node = host;
      keep();
      if (plan.name === 'TronLink') post('setNode', { node: { fullNode: node.host } });
    },
    useChain(genesis: string) {
      memory.genesis = genesis;
      keep();
      // OKX tells nobody, and neither do in-app browsers.
      if (plan.name === 'TronLink' && plan.protocol === 'tip') {
        emit('chainChanged', { chainId: `0x${genesis.slice(-8)}` });
      }
    },
    rejectNext(what: string) {
      memory.rejects.push(what);
      keep();
    },
  };
  if (!plan.late) enter();
}

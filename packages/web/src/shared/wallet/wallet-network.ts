import { chainOfPublicNode, publicChains } from '@vellum/tron/public-nodes';
import { chainIdOf } from '../chain/chain-id.ts';
import type { Provider } from './provider.ts';
import type { SiteNetwork } from './site-network.ts';

/** Milliseconds that the wallet's node and the wallet may take; together below the 5 s after which people are told. */
const nodeLimit = 3000;
const wordLimit = 1000;

/**
 * Finds out which chain a wallet is on: by its node where that is well known, by the first block as the wallet's
 * node tells it, and at last by what the wallet says. Null is "cannot tell"; nothing is ever assumed.
 */
export class WalletNetwork {
  readonly #provider: Provider;
  /** A node does not change its chain, and public ones answer only so often. */
  readonly #byHost = new Map<string, string>();
  #told: string | null = null;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /** What the wallet said of its chain without being asked: an id, or an object around it. */
  hear(word: unknown): void {
    this.#told = chainIn(word);
  }

  async chainId(site: SiteNetwork): Promise<string | null> {
    const host = this.host();
    const known = host && (chainOfPublicNode(host) ?? this.#byHost.get(host));
    if (known) return known;
    const genesis = await this.#chainOfNode(host, site);
    // The node may have been changed while it was asked: the answer is of neither.
    if (host !== this.host()) return null;
    if (genesis !== null) {
      if (host) this.#byHost.set(host, genesis);
      return genesis;
    }
    const word = this.#told ?? (await within(wordLimit, () => this.#asked()));
    return word !== null && isCredible(word, site.chainId) ? word : null;
  }

  /** The address of the wallet's node, as the wallet tells pages. */
  host(): string | null {
    const host = (this.#provider.tronWeb || null)?.fullNode?.host;
    return typeof host === 'string' && host !== '' ? host : null;
  }

  /** Wallets ask from inside the page: what its policy forbids would only fail, and be told in the console each time. */
  async #chainOfNode(host: string | null, site: SiteNetwork): Promise<string | null> {
    if (host !== null && !site.mayAsk(host)) return null;
    return within(nodeLimit, () => genesisOf(this.#provider));
  }

  async #asked(): Promise<string | null> {
    return chainIn(await this.#provider.request?.({ method: 'eth_chainId' }));
  }
}

async function genesisOf({ tronWeb }: Provider): Promise<string | null> {
  const trx = (tronWeb || null)?.trx;
  const block = (await trx?.getBlockByNumber?.(0)) as Readonly<{ blockID?: unknown }> | null;
  const id = block?.blockID;
  return typeof id === 'string' && /^[0-9a-f]{64}$/i.test(id) ? chainIdOf(id) : null;
}

function chainIn(word: unknown): string | null {
  const id = typeof word === 'object' && word !== null && 'chainId' in word ? word.chainId : word;
  return typeof id === 'string' && /^0x[0-9a-f]{1,8}$/i.test(id) ? id.toLowerCase() : null;
}

/** Wallets of several chains answer with those of others as well: only ids of TRON's chains mean anything. */
function isCredible(chainId: string, expected: string): boolean {
  return chainId === expected || Object.values<string>(publicChains).includes(chainId);
}

async function within<Answer>(
  limit: number,
  ask: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const over = new Promise<null>((resolve) => setTimeout(() => resolve(null), limit));
  // Wallets fail in as many ways as there are wallets; none of them tells a chain.
  return Promise.race([ask().catch(() => null), over]);
}

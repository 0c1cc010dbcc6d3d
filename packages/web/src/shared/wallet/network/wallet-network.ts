import { chainOfPublicNode, publicChains } from '@vellum/tron/public-nodes';
import { chainIdOf } from '../../chain/chain-id.ts';
import { type Provider, partOf } from '../provider.ts';
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
  /** What the wallet said, and the node it had when that was first used. */
  #told: Readonly<{ chainId: string; host: string | null }> | null = null;
  #heard: string | null = null;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /** What the wallet said of its chain without being asked: an id, or an object around it. */
  hear(word: unknown): void {
    this.#heard = chainIn(word);
    this.#told = null;
  }

  async chainId(site: SiteNetwork): Promise<string | null> {
    const host = this.host();
    const known = this.#knownOf(host);
    if (known !== null) return known;
    const mayAsk = host === null || site.mayAsk(host);
    const genesis = mayAsk ? await within(nodeLimit, () => this.#chainOfNode(host)) : null;
    // The node may have been changed while it was asked: the answer is of neither.
    if (host !== this.host()) return null;
    if (genesis !== null) return genesis;
    const limit = mayAsk ? wordLimit : nodeLimit + wordLimit;
    const word = this.#toldOf(host) ?? (await within(limit, () => this.#asked()));
    return host === this.host() && isCredible(word, site.chainId) ? word : null;
  }

  #knownOf(host: string | null): string | null {
    return host === null ? null : (chainOfPublicNode(host) ?? this.#byHost.get(host) ?? null);
  }

  /** The address of the wallet's node, as the wallet tells pages. */
  host(): string | null {
    const host = partOf(() => (this.#provider.tronWeb || null)?.fullNode?.host);
    return typeof host === 'string' && host !== '' ? host : null;
  }

  /**
   * Wallets ask from inside the page: what its policy forbids would only fail, and be told in the console each time. An
   * answer that comes late serves the next question.
   */
  async #chainOfNode(host: string | null): Promise<string | null> {
    const genesis = await genesisOf(this.#provider);
    if (genesis !== null && host !== null && host === this.host()) this.#byHost.set(host, genesis);
    return genesis;
  }

  /** What the wallet said counts for the node it has then; it may tell before it has changed it. */
  #toldOf(host: string | null): string | null {
    if (this.#heard !== null) this.#told = { chainId: this.#heard, host };
    this.#heard = null;
    return this.#told?.host === host ? this.#told.chainId : null;
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
function isCredible(chainId: string | null, expected: string): boolean {
  return chainId === expected || Object.values<unknown>(publicChains).includes(chainId);
}

async function within<Answer>(
  limit: number,
  ask: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const over = new Promise<null>((resolve) => setTimeout(() => resolve(null), limit));
  // Wallets fail in as many ways as there are wallets; none of them tells a chain.
  return Promise.race([ask().catch(() => null), over]);
}

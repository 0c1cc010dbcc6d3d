import { randomBytes } from 'node:crypto';
import type { Chain } from '../../chain/chain.ts';
import type { LogQuery } from './log-query.ts';
import type { LogRange } from './log-range.ts';
import { executionError, invalidParams } from './rpc-error.ts';

/** Milliseconds after which a filter that nobody asks is forgotten. */
const LIFETIME = 300_000;
const MOST_FILTERS = 1_000;

/** `next`: the first block whose changes have not been returned. */
type BlockFilter = { kind: 'block'; next: number };
type LogFilter = { kind: 'log'; query: LogQuery; range: LogRange; next: number };
export type RpcFilter = BlockFilter | LogFilter;

/** Filters that clients poll. */
export class RpcFilters {
  readonly #filters = new Map<string, { filter: RpcFilter; usedAt: number }>();

  add(chain: Chain, filter: RpcFilter): string {
    this.#forgetOld(chain.now());
    if (this.#filters.size >= MOST_FILTERS) throw invalidParams('too many filters');
    const id = randomBytes(16).toString('hex');
    this.#filters.set(id, { filter, usedAt: chain.now() });
    return `0x${id}`;
  }

  get(chain: Chain, id: string): RpcFilter {
    const found = this.#filters.get(keyOf(id));
    if (found === undefined) throw notFound();
    found.usedAt = chain.now();
    return found.filter;
  }

  logFilter(chain: Chain, id: string): LogFilter {
    const filter = this.get(chain, id);
    if (filter.kind !== 'log') throw notFound();
    return filter;
  }

  remove(id: string): true {
    if (!this.#filters.delete(keyOf(id))) throw notFound();
    return true;
  }

  #forgetOld(now: number): void {
    for (const [id, { usedAt }] of this.#filters) {
      if (now - usedAt > LIFETIME) this.#filters.delete(id);
    }
  }
}

const notFound = () => executionError('filter not found');

/** As java-tron reads an id: without 0x, an odd number of digits after a zero. */
function keyOf(id: string): string {
  const digits = id.startsWith('0x') ? id.slice(2) : id;
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

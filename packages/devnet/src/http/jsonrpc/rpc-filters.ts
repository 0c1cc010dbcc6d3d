import { randomBytes } from 'node:crypto';
import type { Json } from '@vellum/tron/json';
import type { Chain } from '../../chain/chain.ts';
import type { LogQuery } from './log-query.ts';
import { invalidParams } from './rpc-error.ts';

/** Milliseconds after which a filter that nobody asks is forgotten. */
const LIFETIME = 300_000;
const MOST_FILTERS = 1_000;

export type RpcFilter = {
  kind: 'block' | 'log';
  query: LogQuery;
  /** Blocks from here on have not been told. */
  next: number;
  /** Last block that it is about; none when it goes on. */
  last: number | undefined;
  usedAt: number;
};

/** Filters that clients poll: each remembers what it has told. */
export class RpcFilters {
  readonly #filters = new Map<string, RpcFilter>();

  add(chain: Chain, filter: Omit<RpcFilter, 'usedAt'>): string {
    this.#forgetOld(chain.now());
    if (this.#filters.size >= MOST_FILTERS) throw invalidParams('too many filters');
    const id = `0x${randomBytes(16).toString('hex')}`;
    this.#filters.set(id, { ...filter, usedAt: chain.now() });
    return id;
  }

  get(chain: Chain, id: Json | undefined): RpcFilter {
    const filter = this.#filters.get(String(id));
    if (filter === undefined) throw invalidParams('filter not found');
    filter.usedAt = chain.now();
    return filter;
  }

  remove(id: Json | undefined): boolean {
    return this.#filters.delete(String(id));
  }

  #forgetOld(now: number): void {
    for (const [id, { usedAt }] of this.#filters) {
      if (now - usedAt > LIFETIME) this.#filters.delete(id);
    }
  }
}

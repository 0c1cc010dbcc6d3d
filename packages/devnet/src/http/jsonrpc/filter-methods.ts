import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { taggedNumber } from './block-tags.ts';
import { findLogs, logQueryOf, rangeOf } from './log-query.ts';
import { invalidParams } from './rpc-error.ts';
import type { RpcFilter } from './rpc-filters.ts';
import type { RpcContext, RpcMethod } from './rpc-methods.ts';

const NO_QUERY = { addresses: [], topics: [] };

/** Logs, at once or by filters that are polled. */
export const filterMethods: Readonly<Record<string, RpcMethod>> = {
  eth_getLogs: (context, [filter]) => {
    if (!isJsonObject(filter)) throw invalidParams('invalid filter');
    return findLogs(context, logQueryOf(filter), rangeOf(context.chain, filter));
  },
  eth_newFilter: ({ chain, filters }, [filter]) => {
    if (!isJsonObject(filter)) throw invalidParams('invalid filter');
    if (filter['blockHash'] !== undefined) throw invalidParams('not support blockHash');
    const query = logQueryOf(filter);
    return filters.add(chain, {
      kind: 'log',
      query,
      next: nextOf(chain, filter),
      last: lastOf(chain, filter),
    });
  },
  eth_newBlockFilter: ({ chain, filters }) =>
    filters.add(chain, {
      kind: 'block',
      query: NO_QUERY,
      next: chain.head().number + 1,
      last: undefined,
    }),
  eth_uninstallFilter: ({ filters }, [id]) => filters.remove(id),
  eth_getFilterChanges: async (context, [id]) => {
    const filter = context.filters.get(context.chain, id);
    const { from, to } = { from: filter.next, to: endOf(context, filter) };
    const changes = await toldBy(context, filter, from, to);
    filter.next = Math.max(filter.next, to + 1);
    return changes;
  },
  eth_getFilterLogs: (context, [id]) => {
    const filter = context.filters.get(context.chain, id);
    if (filter.kind !== 'log') throw invalidParams('filter not found');
    return toldBy(context, filter, 0, endOf(context, filter));
  },
};

const endOf = ({ chain }: RpcContext, { last }: RpcFilter): number =>
  Math.min(chain.head().number, last ?? Number.POSITIVE_INFINITY);

async function toldBy(
  context: RpcContext,
  { kind, query }: RpcFilter,
  from: number,
  to: number,
): Promise<Json> {
  if (kind === 'log') return findLogs(context, query, { from, to });
  const ids: Json[] = [];
  for (let number = from; number <= to; number += 1) {
    ids.push(`0x${context.chain.blockByNumber(number)?.id ?? ''}`);
  }
  return ids;
}

const nextOf = (chain: RpcContext['chain'], { fromBlock }: JsonObject): number =>
  fromBlock === undefined || fromBlock === null || fromBlock === 'latest'
    ? chain.head().number + 1
    : taggedNumber(chain, fromBlock);

const lastOf = (chain: RpcContext['chain'], { toBlock }: JsonObject): number | undefined =>
  toBlock === undefined || toBlock === null || toBlock === 'latest'
    ? undefined
    : taggedNumber(chain, toBlock);

import type { Json } from '@vellum/tron/json';
import { NullPointer } from '../../wire/java-bytes.ts';
import { findLogs, logQueryOf } from './log-query.ts';
import { rangeOf, requireShort } from './log-range.ts';
import { invalidParams } from './rpc-error.ts';
import type { RpcFilter } from './rpc-filters.ts';
import { type RpcContext, type RpcTable, taking } from './rpc-methods.ts';
import { fieldsOf, textOf } from './rpc-params.ts';

const FIELDS = ['fromBlock', 'toBlock', 'address', 'topics', 'blockHash'] as const;

/** Logs, at once or by filters that are polled. */
export const filterMethods: RpcTable = {
  ...taking(0, {
    eth_newBlockFilter: ({ chain, filters }) =>
      filters.add(chain, { kind: 'block', next: chain.head().number + 1 }),
  }),
  ...taking(1, {
    eth_getLogs: (context, [filter]) => {
      const asked = fieldsOf(filter, FIELDS);
      const query = logQueryOf(asked);
      const range = rangeOf(context.chain, asked);
      requireShort(context.chain, range);
      return findLogs(context, query, range);
    },
    eth_newFilter: ({ chain, filters }, [filter]) => {
      const asked = fieldsOf(filter, FIELDS);
      if ([asked.fromBlock, asked.toBlock].some(isFinalized)) {
        throw invalidParams('invalid block range params');
      }
      const query = logQueryOf(asked);
      const range = rangeOf(chain, asked);
      return filters.add(chain, { kind: 'log', query, range, next: chain.head().number + 1 });
    },
    eth_uninstallFilter: ({ filters }, [id]) => filters.remove(idOf(id)),
    eth_getFilterChanges: async (context, [id]) => {
      const filter = context.filters.get(context.chain, idOf(id));
      const [first, last] = [filter.next, context.chain.head().number];
      const changes = await changesOf(context, filter, first, last);
      filter.next = Math.max(filter.next, last + 1);
      return changes;
    },
    eth_getFilterLogs: (context, [id]) => {
      const { query, range } = context.filters.logFilter(context.chain, idOf(id));
      return findLogs(context, query, range);
    },
  }),
};

const isFinalized = (tag: Json | undefined) => textOf(tag)?.toLowerCase() === 'finalized';

function idOf(id: Json | undefined): string {
  const text = textOf(id);
  if (text === null) throw new NullPointer();
  return text;
}

/** What happened in these blocks, as far as the filter is about them. */
async function changesOf(
  context: RpcContext,
  filter: RpcFilter,
  first: number,
  last: number,
): Promise<Json> {
  if (filter.kind === 'log') {
    const from = Math.max(first, filter.range.from);
    return findLogs(context, filter.query, { from, to: Math.min(last, filter.range.to) });
  }
  const ids: Json[] = [];
  for (let number = first; number <= last; number += 1) {
    ids.push(`0x${context.chain.blockByNumber(number)?.id ?? ''}`);
  }
  return ids;
}

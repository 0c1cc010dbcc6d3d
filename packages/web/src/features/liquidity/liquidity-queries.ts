import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type ListedPool = ReplyOf<EndpointAt<typeof paths.liquidity.list>>['list'][number];
export type Purchase = ReplyOf<EndpointAt<typeof paths.liquidity.listLpPurchases>>['list'][number];

/** Pools that LP can be bought of. */
export const poolsQuery = queryOptions({
  queryKey: ['liquidity', 'pools'],
  queryFn: async ({ signal }) => {
    const { list } = await call(paths.liquidity.list, { pageSize: 50 }, { signal });
    return list.filter(({ canAdd }) => canAdd);
  },
});

/** What the LP of an address in a pool was made of, from the index. */
export const depositQuery = (address: Address, pair: Address) =>
  queryOptions({
    queryKey: ['liquidity', 'deposit', pair, address],
    queryFn: ({ signal }) => call(paths.liquidity.getDeposit, { address, pair }, { signal }),
  });

/** Milliseconds after which a purchase that is under way is asked for again. */
const SOON = 4_000;

/** The session's own purchases; the address only keeps accounts apart. */
export const purchasesQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['liquidity', 'purchases', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.liquidity.listLpPurchases, { pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.list.some(({ status }) => status === 'confirming') ? SOON : false,
  });

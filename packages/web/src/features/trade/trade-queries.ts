import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type Market = ReplyOf<EndpointAt<typeof wire.trade.listMarkets>>['list'][number];

/** Sums that only the index knows: who is listed, what was given back. */
export const tradeSumsQuery = (token: Address) =>
  queryOptions({
    queryKey: ['trade', 'sums', token],
    queryFn: ({ signal }) => call(wire.trade.get, { tokenAddress: token }, { signal }),
  });

/** Since when the session's address is on the list; the address only keeps accounts apart. */
export const mySumsQuery = (token: Address, address: Address) =>
  queryOptions({
    queryKey: ['trade', 'mine', token, address],
    queryFn: ({ signal }) => call(wire.trade.mine, { tokenAddress: token }, { signal }),
  });

/** All internal trades; with the part of the session's address, which also keeps accounts apart. */
export const marketsQuery = (address: Address | null) =>
  infiniteQueryOptions({
    queryKey: ['trade', 'markets', address],
    queryFn: ({ signal, pageParam }) =>
      call(wire.trade.listMarkets, { pageNo: pageParam, pageSize: 50 }, { signal }),
    ...byPage,
  });

/** Who may trade. */
export const allowedQuery = (token: Address) =>
  infiniteQueryOptions({
    queryKey: ['trade', 'allowed', token],
    queryFn: ({ signal, pageParam }) =>
      call(
        wire.trade.listAllowed,
        { tokenAddress: token, pageNo: pageParam, pageSize: 50 },
        { signal },
      ),
    ...byPage,
  });

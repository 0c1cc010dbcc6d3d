import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type BurnPool = ReplyOf<EndpointAt<typeof paths.burnMining.get>>;
export type BurnCoin = BurnPool['coins'][number];
export type BurnRecord = ReplyOf<EndpointAt<typeof paths.burnMining.list>>['list'][number];

/** The pool, the nodes and what was burned. What it says about the session's address keeps accounts apart. */
export const burnPoolQuery = (signedIn: Address | null) =>
  queryOptions({
    queryKey: ['burn-mining', 'pool', signedIn],
    queryFn: ({ signal }) => call(paths.burnMining.get, {}, { signal }),
    // Signing in amid a burn must not take the page away from under its sheet.
    placeholderData: keepPreviousData,
  });

/** Burns of one address, or of all when that is null; the newest first. */
export const burnRecordsQuery = (address: Address | null) =>
  infiniteQueryOptions({
    queryKey: ['burn-mining', 'records', address],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.burnMining.list,
        { pageNo: pageParam, pageSize: 20, ...(address && { address }) },
        { signal },
      ),
    ...byPage,
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import { type ListingFilter, listingQuestion, questionKey } from './listing-filter.ts';

export type Level = ReplyOf<EndpointAt<typeof paths.levelCards.levels>>['list'][number];
export type Listing = ReplyOf<EndpointAt<typeof paths.cardMarket.list>>['list'][number];
export type CardDetail = ReplyOf<EndpointAt<typeof paths.platformCards.get>>;
export type CardEvent = ReplyOf<EndpointAt<typeof paths.platformCards.history>>['list'][number];

export const LISTINGS_A_PAGE = 50;

export const levelsQuery = queryOptions({
  queryKey: ['cards', 'levels'],
  queryFn: ({ signal }) => call(paths.levelCards.levels, {}, { signal }),
  // A new index has not read the levels yet: they are asked for again until they are there.
  refetchInterval: ({ state }) => (state.data?.list.length === 0 ? 3_000 : false),
});

/** Any page of the listings; pages are asked for as they come into sight. */
export const listingsQuery = (filter: ListingFilter, pageNo: number) => {
  const question = listingQuestion(filter);
  return queryOptions({
    queryKey: ['cards', 'listings', questionKey(filter), pageNo],
    queryFn: ({ signal }) =>
      call(paths.cardMarket.list, { ...question, pageNo, pageSize: LISTINGS_A_PAGE }, { signal }),
  });
};

export const cardQuery = (tokenId: string) =>
  queryOptions({
    queryKey: ['cards', 'card', tokenId],
    queryFn: ({ signal }) =>
      call(paths.platformCards.get, { tokenId: BigInt(tokenId) }, { signal }),
  });

export const historyQuery = (tokenId: string) =>
  infiniteQueryOptions({
    queryKey: ['cards', 'history', tokenId],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.platformCards.history,
        { tokenId: BigInt(tokenId), pageNo: pageParam },
        { signal },
      ),
    ...byPage,
  });

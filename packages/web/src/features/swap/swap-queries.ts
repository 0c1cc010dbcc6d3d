import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { SwapPair } from '@vellum/api/swap/swap-route';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import type { SwapEnds } from './swap-ends.ts';

export type ListedToken = ReplyOf<EndpointAt<typeof paths.swap.listTokens>>['list'][number];
export type TokenVerdict = ReplyOf<EndpointAt<typeof paths.swap.getToken>>;

/** Tokens that can be swapped, platform tokens first. */
export const tokensQuery = (keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['swap', 'tokens', keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.swap.listTokens,
        { pageNo: pageParam, pageSize: 20, ...(keyword !== '' && { keyword }) },
        { signal },
      ),
    ...byPage,
    placeholderData: keepPreviousData,
  });

/** What a contract is to the platform. */
export const verdictQuery = (token: Address) =>
  queryOptions({
    queryKey: ['swap', 'token', token],
    queryFn: ({ signal }) => call(paths.swap.getToken, { token }, { signal }),
  });

/** Milliseconds after which reserves are asked for again: little more than a block takes. */
const FRESH = 4_000;

/** Everything that quotes between two tokens are computed from, at one block. */
export const poolsQuery = ({ pay, receive }: SwapEnds) =>
  queryOptions({
    queryKey: ['swap', 'pools', pay, receive],
    queryFn: async ({ signal }) => {
      const ends = { ...(pay !== null && { pay }), ...(receive !== null && { receive }) };
      const { list, ...rest } = await call(paths.swap.pools, ends, { signal });
      const pairs = list.map(
        ({ pair, coins, reserves: [first, second] }): SwapPair => ({
          pair,
          coins,
          reserves: [BigInt(first), BigInt(second)],
        }),
      );
      return { ...rest, pairs };
    },
    refetchInterval: FRESH,
    // BigInt has no JSON, by which answers are compared otherwise.
    structuralSharing: false,
  });

export type SwapPools = Awaited<ReturnType<NonNullable<ReturnType<typeof poolsQuery>['queryFn']>>>;

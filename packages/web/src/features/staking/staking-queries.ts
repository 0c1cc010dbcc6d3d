import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { LP_POOL } from '../../shared/earn/earn-keys.ts';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type CoinPool = ReplyOf<EndpointAt<typeof paths.coinStaking.get>>['list'][number];
export type Term = CoinPool['dayOptions'][number];
export type LpPool = ReplyOf<EndpointAt<typeof paths.lpStaking.get>>['list'][number];
export type TermPosition = ReplyOf<EndpointAt<typeof paths.coinStaking.list>>['list'][number];
export type LpRecord = ReplyOf<EndpointAt<typeof paths.lpStaking.list>>['list'][number];

/** Coins to stake for a term. */
export const coinPoolsQuery = queryOptions({
  queryKey: ['staking', 'coin', 'pools'],
  queryFn: ({ signal }) => call(paths.coinStaking.get, {}, { signal }),
});

/** LP to stake without a term. */
export const lpPoolsQuery = queryOptions({
  queryKey: ['staking', 'lp', 'pools'],
  queryFn: ({ signal }) => call(paths.lpStaking.get, {}, { signal }),
});

/** What the server knows of the stake of the signed-in address beside what the chain tells. */
export const myLpQuery = (address: Address | null) =>
  queryOptions({
    queryKey: ['staking', 'lp', 'mine', address],
    queryFn: ({ signal }) => call(paths.lpStaking.mine, { poolId: LP_POOL }, { signal }),
  });

const PAGE = 20;

/** Stakes of the signed-in address, the newest first. */
export const myTermsQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['staking', 'coin', 'mine', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.coinStaking.list, { address, pageNo: pageParam, pageSize: PAGE }, { signal }),
    ...byPage,
  });

/** What an address staked, took back and claimed. */
export const lpHistoryQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['staking', 'lp', 'history', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.lpStaking.list, { address, pageNo: pageParam, pageSize: PAGE }, { signal }),
    ...byPage,
  });

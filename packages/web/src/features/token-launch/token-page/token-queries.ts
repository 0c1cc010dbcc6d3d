import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../../shared/http/by-page.ts';
import { call } from '../../../shared/http/call.ts';

export type Holder = ReplyOf<EndpointAt<typeof paths.tokenLaunch.listHolders>>['list'][number];
export type Fill = ReplyOf<EndpointAt<typeof paths.trade.list>>['list'][number];
export type Edit = ReplyOf<EndpointAt<typeof paths.tokenLaunch.listEdits>>['list'][number];

type LaunchPlaces = Readonly<{ pairAddress: Address; presaleAddress: Address }>;

export const fillsQuery = (tokenAddress: Address) =>
  infiniteQueryOptions({
    queryKey: ['trade', 'fills', tokenAddress],
    queryFn: ({ signal, pageParam }) =>
      call(paths.trade.list, { tokenAddress, pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
  });

export const holdersQuery = (tokenAddress: Address) =>
  infiniteQueryOptions({
    queryKey: ['token-launch', 'holders', tokenAddress],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.tokenLaunch.listHolders,
        { tokenAddress, pageNo: pageParam, pageSize: 50 },
        { signal },
      ),
    ...byPage,
  });

/** Places of the locks of a pair's LP that its presale made: the creator's, if it gets any. */
export const launchLocksQuery = ({ pairAddress, presaleAddress }: LaunchPlaces) =>
  queryOptions({
    queryKey: ['locks', 'of-launch', presaleAddress],
    queryFn: async ({ signal }) => {
      const asked = { coin: pairAddress, pageNo: 1, pageSize: 50 };
      const { list } = await call(paths.locks.list, asked, { signal });
      return list
        .filter(({ madeBy }) => madeBy === presaleAddress)
        .map(({ index }) => BigInt(index));
    },
  });

export const editsQuery = (tokenAddress: Address) =>
  infiniteQueryOptions({
    queryKey: ['token-launch', 'edits', tokenAddress],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.tokenLaunch.listEdits,
        { tokenAddress, pageNo: pageParam, pageSize: 20 },
        { signal },
      ),
    ...byPage,
  });

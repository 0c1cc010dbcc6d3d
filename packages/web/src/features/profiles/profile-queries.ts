import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { UserSort } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import { profileKeys } from '../../shared/people/profile-query.ts';

export type User = ReplyOf<EndpointAt<typeof paths.profiles.list>>['list'][number];

export const usersQuery = (sort: UserSort, keyword: string) =>
  infiniteQueryOptions({
    queryKey: [...profileKeys, 'list', sort, keyword],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.profiles.list,
        { pageNo: pageParam, pageSize: 20, sort, ...(keyword !== '' && { keyword }) },
        { signal },
      ),
    ...byPage,
  });

/** Their cards, the highest level first. */
export const cardsOfQuery = (owner: Address, pageSize: number) =>
  queryOptions({
    queryKey: ['cards', 'of', owner, pageSize],
    queryFn: ({ signal }) =>
      call(paths.levelCards.list, { owner, pageNo: 1, pageSize }, { signal }),
  });

/** Tokens they launched, the newest first. */
export const tokensOfQuery = (creator: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'of', creator],
    queryFn: ({ signal }) =>
      call(
        paths.tokenLaunch.list,
        { creator, pageNo: 1, pageSize: 20, sort: '-created' },
        { signal },
      ),
  });

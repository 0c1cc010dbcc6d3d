import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type MemberCard = ReplyOf<EndpointAt<typeof paths.team.get>>;

/** How far down the list of members reaches; 0 for the whole team. */
export type Reach = 1 | 2 | 0;

/** The session's own card; the address only keeps accounts apart. */
export const memberCardQuery = (address: Address) =>
  queryOptions({
    queryKey: ['team', 'card', address],
    queryFn: ({ signal }) => call(paths.team.get, {}, { signal }),
  });

export const directStatisticsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['team', 'direct', address],
    queryFn: ({ signal }) => call(paths.team.directStatistics, {}, { signal }),
  });

export const teamStatisticsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['team', 'statistics', address],
    queryFn: ({ signal }) => call(paths.team.teamStatistics, {}, { signal }),
  });

export const teamListQuery = (address: Address, reach: Reach) =>
  infiniteQueryOptions({
    queryKey: ['team', 'list', address, reach],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.team.list,
        { pageNo: pageParam, ...(reach !== 0 && { depth: reach }) },
        { signal },
      ),
    ...byPage,
  });

export const inviteeListQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['team', 'invitees', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.team.listDirect, { pageNo: pageParam }, { signal }),
    ...byPage,
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, FormOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type Desk = ReplyOf<EndpointAt<typeof paths.energy.desk>>;
export type RentalEntry = ReplyOf<EndpointAt<typeof paths.energy.list>>['list'][number];
type RentalFilter = Omit<FormOf<EndpointAt<typeof paths.energy.list>>, 'pageNo' | 'pageSize'>;

export const deskQuery = queryOptions({
  queryKey: ['energy', 'desk'],
  queryFn: ({ signal }) => call(paths.energy.desk, {}, { signal }),
});

export const rentalsQuery = (filter: RentalFilter) =>
  infiniteQueryOptions({
    queryKey: ['energy', 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(paths.energy.list, { ...filter, pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
  });

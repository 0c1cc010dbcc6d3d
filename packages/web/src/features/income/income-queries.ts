import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, FormOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

export type IncomeRecord = ReplyOf<EndpointAt<typeof paths.income.list>>['list'][number];
export type RecordFilter = Pick<
  FormOf<EndpointAt<typeof paths.income.list>>,
  'type' | 'status' | 'kind'
>;
export type Period = Readonly<{ from?: number; to?: number }>;

export const incomeQuery = (address: Address) =>
  queryOptions({
    queryKey: ['income', 'sums', address],
    queryFn: ({ signal }) => call(paths.income.get, {}, { signal }),
  });

/** Records of the signed-in address, the newest first. */
export const recordsQuery = (address: Address, filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['income', 'records', address, filter],
    queryFn: ({ signal, pageParam }) =>
      call(paths.income.list, { pageNo: pageParam, pageSize: 30, ...filter }, { signal }),
    ...byPage,
  });

export const statisticsQuery = (address: Address, period: Period) =>
  queryOptions({
    queryKey: ['income', 'statistics', address, period],
    queryFn: ({ signal }) => call(paths.income.statistics, period, { signal }),
  });

export const exportSumsQuery = (address: Address, period: Period) =>
  queryOptions({
    queryKey: ['income', 'export', address, period],
    queryFn: ({ signal }) => call(paths.income.exportSums, period, { signal }),
  });

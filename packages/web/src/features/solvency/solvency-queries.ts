import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

export type Overview = ReplyOf<EndpointAt<typeof paths.solvency.overview>>;
export type StatedBlock = NonNullable<Overview['statement']>;
export type Pool = StatedBlock['pools'][number];
export type Shares = ReplyOf<EndpointAt<typeof paths.solvency.shares>>;
export type Look = ReplyOf<EndpointAt<typeof paths.solvency.list>>['list'][number];

/** Milliseconds after which an open page asks whether there was another look. */
const AGAIN = 30_000;
const LOOKS = 50;

export const overviewQuery = queryOptions({
  queryKey: ['solvency', 'overview'],
  queryFn: ({ signal }) => call(paths.solvency.overview, {}, { signal }),
  refetchInterval: AGAIN,
});

export const looksQuery = queryOptions({
  queryKey: ['solvency', 'looks'],
  queryFn: ({ signal }) => call(paths.solvency.list, { pageSize: LOOKS }, { signal }),
  refetchInterval: AGAIN,
});

export const sharesQuery = (address: Address) =>
  queryOptions({
    queryKey: ['solvency', 'shares', address],
    queryFn: ({ signal }) => call(paths.solvency.shares, { address }, { signal }),
    refetchInterval: AGAIN,
  });

import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { call } from '../http/call.ts';

export type PledgeTerm = ReplyOf<EndpointAt<typeof paths.cardPledge.terms>>['list'][number];
export type PledgePool = ReplyOf<EndpointAt<typeof paths.cardPledge.statistics>>;

/** Terms to pledge for, with what they earn. */
export const termsQuery = queryOptions({
  queryKey: ['card-pledge', 'terms'],
  queryFn: ({ signal }) => call(paths.cardPledge.terms, {}, { signal }),
});

export const poolQuery = queryOptions({
  queryKey: ['card-pledge', 'statistics'],
  queryFn: ({ signal }) => call(paths.cardPledge.statistics, {}, { signal }),
});

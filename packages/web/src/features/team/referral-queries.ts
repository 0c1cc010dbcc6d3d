import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { call } from '../../shared/http/call.ts';

export type ReferralStatistics = ReplyOf<EndpointAt<typeof paths.referrals.statistics>>;

/** What inviting earned everyone. */
export const referralQuery = queryOptions({
  queryKey: ['team', 'referrals'],
  queryFn: ({ signal }) => call(paths.referrals.statistics, {}, { signal }),
});

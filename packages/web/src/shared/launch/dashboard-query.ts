import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';

export type Dashboard = ReplyOf<EndpointAt<typeof paths.tokenLaunch.dashboard>>;
export type OwnToken = Dashboard['created'][number];

/** What the session's address made and holds; the address only keeps accounts apart. */
export const dashboardQuery = (address: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'dashboard', address],
    queryFn: ({ signal }) => call(paths.tokenLaunch.dashboard, {}, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';

export type TokenDetail = ReplyOf<EndpointAt<typeof paths.tokenLaunch.get>>;

/** Everything of one token. */
export const tokenQuery = (tokenAddress: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'one', tokenAddress],
    queryFn: ({ signal }) => call(paths.tokenLaunch.get, { tokenAddress }, { signal }),
  });

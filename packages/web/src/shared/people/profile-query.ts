import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';

export type Profile = ReplyOf<EndpointAt<typeof paths.profiles.get>>;

/** Everything people say of themselves; stale as a whole when someone says something new here. */
export const profileKeys = ['profiles'] as const;

export const profileQuery = (address: Address) =>
  queryOptions({
    queryKey: [...profileKeys, 'one', address],
    queryFn: ({ signal }) => call(paths.profiles.get, { address }, { signal }),
    // Someone who never joined is no failure that goes away.
    retry: false,
  });

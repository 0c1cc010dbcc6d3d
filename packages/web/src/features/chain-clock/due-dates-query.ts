import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

export type DueDate = ReplyOf<EndpointAt<typeof paths.chainClock.dueDates>>['own'][number];

/** Milliseconds: what is due changes with what anybody does, and the sheet is open for moments only. */
const AGAIN = 3_000;

/** What the chain comes to next, for an address and for everybody. */
export const dueDatesQuery = (address: Address | null) =>
  queryOptions({
    queryKey: ['chain-clock', 'due-dates', address],
    queryFn: ({ signal }) =>
      call(paths.chainClock.dueDates, address === null ? {} : { address }, { signal }),
    refetchInterval: AGAIN,
  });

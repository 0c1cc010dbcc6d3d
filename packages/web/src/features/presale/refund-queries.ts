import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

export type Refund = ReplyOf<EndpointAt<typeof wire.presale.listRefunds>>['list'][number];

/** What the session can take back; the address only keeps accounts apart. */
export const refundsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['presale', 'refunds', address],
    queryFn: ({ signal }) => call(wire.presale.listRefunds, {}, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

export type PresaleRoom = ReplyOf<EndpointAt<typeof paths.presale.get>>;
export type PresaleRecord = ReplyOf<EndpointAt<typeof paths.presale.list>>['list'][number];

/** Who bought how much, as the index counts it. */
export const roomQuery = (tokenAddress: Address) =>
  queryOptions({
    queryKey: ['presale', 'room', tokenAddress],
    queryFn: ({ signal }) => call(paths.presale.get, { tokenAddress }, { signal }),
  });

/** Rows of the feed. */
export const FEED_ROWS = 20;

/** What happened in it last. */
export const feedQuery = (tokenAddress: Address) =>
  queryOptions({
    queryKey: ['presale', 'feed', tokenAddress],
    queryFn: async ({ signal }) => {
      const asked = { tokenAddress, pageNo: 1, pageSize: FEED_ROWS };
      return (await call(paths.presale.list, asked, { signal })).list;
    },
  });

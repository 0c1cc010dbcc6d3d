import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../http/by-page.ts';
import { call } from '../http/call.ts';
import type { CardState } from './card-state-badge.tsx';

export type MyCard = ReplyOf<EndpointAt<typeof paths.platformCards.listMine>>['list'][number];
export type OneCard = ReplyOf<EndpointAt<typeof paths.platformCards.get>>;

/** Cards of an address in one state. */
export const myCardsQuery = (address: Address, state: CardState) =>
  infiniteQueryOptions({
    queryKey: ['cards', 'mine', address, state],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.platformCards.listMine,
        { address, pageNo: pageParam, pageSize: 50, state },
        { signal },
      ),
    ...byPage,
  });

export const myTotalsQuery = (address: Address) =>
  queryOptions({
    queryKey: ['cards', 'totals', address],
    queryFn: ({ signal }) => call(paths.platformCards.totals, { address }, { signal }),
  });

export const oneCardQuery = (tokenId: string) =>
  queryOptions({
    queryKey: ['cards', 'card', tokenId],
    queryFn: ({ signal }) =>
      call(paths.platformCards.get, { tokenId: BigInt(tokenId) }, { signal }),
  });

/** Whatever is kept of cards, of pledges, and of what contracts said. */
export const cardKeys: readonly (readonly unknown[])[] = [['cards'], ['card-pledge'], ['chain']];

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, FormOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

type ListReply = ReplyOf<EndpointAt<typeof paths.otc.list>>;

export type Offer = ListReply['list'][number];
export type OfferDetail = ReplyOf<EndpointAt<typeof paths.otc.get>>;
export type Deal = ReplyOf<EndpointAt<typeof paths.otc.listFills>>['list'][number];
export type OfferedCoin = Offer['sell'];
export type OfferFilter = Omit<FormOf<EndpointAt<typeof paths.otc.list>>, 'pageNo' | 'pageSize'>;

export const offersQuery = (filter: OfferFilter) =>
  infiniteQueryOptions({
    queryKey: ['otc', 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(paths.otc.list, { ...filter, pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
    placeholderData: keepPreviousData,
  });

/** How many offers of an address are open. */
export const openCountQuery = (maker: Address) =>
  queryOptions({
    queryKey: ['otc', 'count', maker],
    queryFn: async ({ signal }) => {
      const asked = { maker, state: 'open', pageNo: 1, pageSize: 1 } as const;
      return (await call(paths.otc.list, asked, { signal })).total ?? 0;
    },
  });

export const offerQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['otc', 'offer', offerId],
    queryFn: ({ signal }) => call(paths.otc.get, { offerId: BigInt(offerId) }, { signal }),
  });

export const offeredCoinsQuery = queryOptions({
  queryKey: ['otc', 'coins'],
  queryFn: ({ signal }) => call(paths.otc.listCoins, {}, { signal }),
});

export const dealsQuery = (address: Address) =>
  infiniteQueryOptions({
    queryKey: ['otc', 'fills', address],
    queryFn: ({ signal, pageParam }) =>
      call(paths.otc.listFills, { address, pageNo: pageParam, pageSize: 20 }, { signal }),
    ...byPage,
  });

/** Query keys of everything that a deal at the desk changes. */
export const otcKeys = [['otc'], ['token-sale'], ['chain']] as const;

/** To the desk: TRX as a coin, anybody as a taker. */
export const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

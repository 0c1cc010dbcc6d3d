import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { boxStates } from '@vellum/api/order-kinds/display-states';
import type { OwnedBoxState } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import type { Tier } from './odds.ts';

export type BoxState = (typeof boxStates)[number];
export type Series = ReplyOf<EndpointAt<typeof paths.blindBoxes.listSeries>>['list'][number];
export type SeriesDetail = ReplyOf<EndpointAt<typeof paths.blindBoxes.getSeries>>;
export type OwnedBox = ReplyOf<EndpointAt<typeof paths.blindBoxes.listMine>>['list'][number];
export type PublicDraw = ReplyOf<EndpointAt<typeof paths.blindBoxes.draw>>;

/** Milliseconds after which a series whose next step is near is asked for again. */
const SOON = 6000;
const waiting: readonly string[] = ['soldOut', 'ended', 'armed'];

export const seriesListQuery = (status: BoxState | null) =>
  infiniteQueryOptions({
    queryKey: ['blind-boxes', 'series', status],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.blindBoxes.listSeries,
        { pageNo: pageParam, pageSize: 20, ...(status && { status }) },
        { signal },
      ),
    ...byPage,
  });

export const seriesQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ['blind-boxes', 'one', seriesId],
    queryFn: ({ signal }) =>
      call(paths.blindBoxes.getSeries, { seriesId: BigInt(seriesId) }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && waiting.includes(state.data.phase) ? SOON : false,
  });

/** The session's own boxes; the address only keeps accounts apart. */
export const myBoxesQuery = (address: Address, status: OwnedBoxState) =>
  infiniteQueryOptions({
    queryKey: ['blind-boxes', 'mine', address, status],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.blindBoxes.listMine,
        { address, pageNo: pageParam, pageSize: 50, status },
        { signal },
      ),
    ...byPage,
  });

/** What there is to verify. */
export const revealedSeriesQuery = queryOptions({
  queryKey: ['blind-boxes', 'revealed'],
  queryFn: ({ signal }) =>
    call(paths.blindBoxes.listSeries, { pageNo: 1, pageSize: 50, phase: 'revealed' }, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Public data of a draw: once loaded it is never thrown away while the page lives. */
export const drawQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ['blind-boxes', 'draw', seriesId],
    queryFn: async ({ signal }) =>
      drawOfSeries(
        await call(paths.blindBoxes.draw, { seriesId: BigInt(seriesId) }, { signal }),
        seriesId,
      ),
    gcTime: Number.POSITIVE_INFINITY,
  });

export function tiersOf(tiers: readonly Readonly<{ count: number; amount: string }>[]): Tier[] {
  return tiers.map(({ count, amount }) => ({ count, amount: BigInt(amount) }));
}

/** The draw that was asked for: a true one of another series would be found right. Throws for that. */
export function drawOfSeries(draw: PublicDraw, seriesId: string): PublicDraw {
  if (draw.seriesId !== seriesId)
    throw new Error(`series ${draw.seriesId} in place of ${seriesId}`);
  return draw;
}

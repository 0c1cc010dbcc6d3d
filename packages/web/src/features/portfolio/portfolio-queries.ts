import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

export type Portfolio = ReplyOf<EndpointAt<typeof paths.portfolio.get>>;
export type Position = Portfolio['positions'][number];
export type OwnPart = ReplyOf<EndpointAt<typeof paths.portfolio.mine>>;

/** Milliseconds: prices and rewards move with every block, and each answer costs a node a call. */
const AGAIN = 60_000;

/** What anybody can compute from the chain. */
export const portfolioQuery = (address: Address) =>
  queryOptions({
    queryKey: ['portfolio', address],
    queryFn: ({ signal }) => call(paths.portfolio.get, { address }, { signal }),
    refetchInterval: AGAIN,
  });

/** What only the address itself may see; wants its session. */
export const ownPartQuery = (address: Address) =>
  queryOptions({
    queryKey: ['portfolio', address, 'own'],
    queryFn: ({ signal }) => call(paths.portfolio.mine, {}, { signal }),
  });

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';

export type TokenDetail = ReplyOf<EndpointAt<typeof paths.tokenLaunch.get>>;

/** Everything of one token. */
export const tokenQuery = (tokenAddress: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'one', tokenAddress],
    queryFn: ({ signal }) => call(paths.tokenLaunch.get, { tokenAddress }, { signal }),
  });

export type Dashboard = ReplyOf<EndpointAt<typeof paths.tokenLaunch.dashboard>>;
export type OwnToken = Dashboard['created'][number];

/** What the session's address made and holds; the address only keeps accounts apart. */
export const dashboardQuery = (address: Address) =>
  queryOptions({
    queryKey: ['token-launch', 'dashboard', address],
    queryFn: ({ signal }) => call(paths.tokenLaunch.dashboard, {}, { signal }),
  });

type Factory = ReplyOf<EndpointAt<typeof paths.tokenLaunch.factory>>;

/** Whether tokens can be made, for how much, within which limits. */
const factoryQuery = queryOptions({
  queryKey: ['token-launch', 'factory'],
  queryFn: ({ signal }) => call(paths.tokenLaunch.factory, {}, { signal }),
});

export type UsedFactory = Readonly<{
  /** Undefined until it was asked. */
  factory: Factory | undefined;
  /** Null until it was asked: another deployment takes other fees. */
  limits: LaunchLimits | null;
  isMissing: boolean;
  again: () => void;
}>;

export function useFactory(): UsedFactory {
  const { data, isError, refetch } = useQuery(factoryQuery);
  const limits = data && {
    presaleFeeBps: data.saleFee,
    tradeFeeBps: data.tradeFee,
    minPresaleLength: data.minPresaleLength,
  };
  return {
    factory: data,
    limits: limits ?? null,
    isMissing: isError && !data,
    again: () => void refetch(),
  };
}

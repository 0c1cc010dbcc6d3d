import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

/** Levels with their prices, by the same key as in the market. */
export const levelsQuery = queryOptions({
  queryKey: ['cards', 'levels'],
  queryFn: ({ signal }) => call(paths.levelCards.levels, {}, { signal }),
});

export type BurnPool = ReplyOf<EndpointAt<typeof paths.burnMining.get>>;

/** What burn power earns from. */
export const burnPoolQuery = queryOptions({
  queryKey: ['burn-mining', 'pool'],
  queryFn: ({ signal }) => call(paths.burnMining.get, {}, { signal }),
});

/** Stakes of a coin of an address, summed up. */
export const myCoinQuery = (address: Address, coin: Address) =>
  queryOptions({
    queryKey: ['staking', 'coin', 'sum', address],
    queryFn: ({ signal }) => call(paths.coinStaking.mine, { coin, address }, { signal }),
  });

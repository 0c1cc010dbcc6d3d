import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { type PricedCoin, pricedCoins } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { ProjectConfig } from '../chain/project-config.ts';
import { call } from '../http/call.ts';

export type ListedCoin = ReplyOf<EndpointAt<typeof paths.trade.listCoins>>['list'][number];

/** VLM and USDT with their prices. */
export const coinsQuery = queryOptions({
  queryKey: ['token-launch', 'coins'],
  queryFn: async ({ signal }) => (await call(paths.trade.listCoins, {}, { signal })).list,
});

/** Names of the coins, the same in every language. */
export const coinNames: Readonly<Record<PricedCoin, readonly [name: string, symbol: string]>> = {
  vlm: ['Vellum', 'VLM'],
  usdt: ['Tether USD', 'USDT'],
};

/** Which coin of the platform is at an address; null for any other. */
export function coinAt(config: ProjectConfig | undefined, address: Address): PricedCoin | null {
  return pricedCoins.find((coin) => config?.contracts[coin] === address) ?? null;
}

import { type Address, parseAddress } from '@vellum/tron/address';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import type { Coin } from '../../shared/coins/coin.ts';
import { useCoin } from '../../shared/coins/use-coin.ts';
import type { EnteredOffer } from './entered-offer.ts';

export type OfferCoins = Readonly<{ sell: Coin | undefined; want: Coin | undefined }>;

/** The two coins of an offer that is entered, as they call themselves. */
export function useOfferCoins({ sell, other, want }: EnteredOffer): OfferCoins {
  const contracts = useProjectConfig()?.contracts;
  const sold = sell === 'other' ? (parseAddress(other) ?? undefined) : contracts?.[sell];
  const wanted: Address | null | undefined = want === 'trx' ? null : contracts?.[want];
  return { sell: useCoin(sold), want: useCoin(wanted) };
}

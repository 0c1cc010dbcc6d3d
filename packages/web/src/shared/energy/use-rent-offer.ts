import type { Address } from '@vellum/tron/address';
import { useIsClosed } from '../chain/project-config.ts';
import { useChainRead } from '../chain/use-chain-read.ts';
import { type RentOffer, readRentOffer } from './rent-offer.ts';

export type AskedRentOffer = Readonly<{
  /** Null where the desk lends nothing, undefined until it was asked. */
  data: RentOffer | null | undefined;
  isError: boolean;
}>;

/** What an account would pay to rent the energy that it lacks for a call. */
export function useRentOffer(address: Address | null, missing: bigint): AskedRentOffer {
  const isClosed = useIsClosed('energy.rent');
  const isAsked = address !== null && missing > 0n && !isClosed;
  const { data, isError } = useChainRead(
    isAsked ? ['energy', 'rent-offer', address, missing.toString()] : null,
    (chain) => readRentOffer(chain, address as Address, missing),
  );
  return { data: isAsked ? data : null, isError };
}

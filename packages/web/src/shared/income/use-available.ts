import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { useInU } from '../coins/coin-rates.ts';
import { useSignedIn } from '../session/session.ts';
import { payoutQuery } from './payout-queries.ts';
import { sumAtCent } from './sum-at-cent.ts';
import { useClaims } from './use-claims.ts';

/** U with 6 decimals that an address could have now from all sources; null while it is not known, or without a price. */
export function useAvailableInU(address: Address): bigint | null {
  const inU = useInU();
  const { claims } = useClaims(address);
  const isSignedIn = useSignedIn() === address;
  const payout = useQuery({ ...payoutQuery(address), enabled: isSignedIn });
  if (!claims || (isSignedIn && !payout.data)) return null;
  return sumAtCent([...claims.map(inU), payout.data ? inU(payout.data.available) : 0n]);
}

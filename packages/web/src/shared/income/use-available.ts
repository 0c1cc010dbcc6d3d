import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type InU, useInU } from '../coins/coin-rates.ts';
import { useSignedIn } from '../session/session.ts';
import type { Claim } from './claims.ts';
import { type Payout, payoutQuery } from './payout-queries.ts';
import { sumAtCent } from './sum-at-cent.ts';
import { useClaims } from './use-claims.ts';

type Available = Readonly<{
  /** U with 6 decimals; null while one of the coins has no price, undefined until all sources were asked. */
  worth: bigint | null | undefined;
  /** Asks again; null unless a source could not be asked. */
  failed: (() => void) | null;
}>;

/** What an address could have now from all sources. */
export function useAvailable(address: Address): Available {
  const inU = useInU();
  const { claims, failed } = useClaims(address);
  const isSignedIn = useSignedIn() === address;
  const payout = useQuery({ ...payoutQuery(address), enabled: isSignedIn });
  const isUnread = isSignedIn && payout.isError && !payout.data;
  const again = () => {
    failed?.();
    if (isUnread) void payout.refetch();
  };
  const isKnown = claims !== undefined && (!isSignedIn || payout.data !== undefined);
  return {
    worth: isKnown ? availableOf(claims, payout.data, inU) : undefined,
    failed: failed || isUnread ? again : null,
  };
}

/** In U; what a request already carries is no longer available for another. */
export function availableOf(
  claims: readonly Claim[],
  payout: Pick<Payout, 'available' | 'open'> | undefined,
  inU: InU,
): bigint | null {
  const all = sumAtCent([...claims, ...(payout ? [payout.available] : [])].map(inU));
  const underWay = payout?.open ? sumAtCent([inU(payout.open.amount)]) : 0n;
  if (all === null || underWay === null) return null;
  return all > underWay ? all - underWay : 0n;
}

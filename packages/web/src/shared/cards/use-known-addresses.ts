import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';
import { useStanding } from '../membership/standing.ts';
import { useSignedIn } from '../session/session.ts';
import { usedAddresses } from './used-addresses.ts';

/** Whom the account has had to do with: receivers of this browser, the inviter, whom it traded cards with, itself. */
export function useKnownAddresses(owner: Address): readonly Address[] {
  const signedIn = useSignedIn();
  const standing = useStanding();
  const { data } = useQuery({
    queryKey: ['cards', 'trades', owner],
    enabled: signedIn === owner,
    queryFn: ({ signal }) => call(paths.cardMarket.listTrades, { pageSize: 50 }, { signal }),
  });
  const traders = data?.list.map(({ other }) => other) ?? [];
  const inviter = 'parent' in standing && standing.parent ? [standing.parent] : [];
  return [...new Set([...usedAddresses(), ...inviter, ...traders, owner])];
}

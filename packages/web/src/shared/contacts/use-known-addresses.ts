import { useQuery } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { useMemo } from 'react';
import { useProjectConfig } from '../chain/project-config.ts';
import { call } from '../http/call.ts';
import { useStanding } from '../membership/standing.ts';
import { useSignedIn } from '../session/session.ts';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';
import { useContacts } from './contact-book.ts';
import type { KnownAddress } from './known-address.ts';
import { useUsedAddresses } from './used-addresses.ts';

/**
 * Whom the reader has had to do with: contacts, themselves, their inviter, receivers of this browser, whom they traded
 * cards with, and the contracts of the platform. The best known come first.
 */
export function useKnownAddresses(): readonly KnownAddress[] {
  const contacts = useContacts();
  const mine = addressOf(useWallet().connection);
  const standing = useStanding();
  const inviter = 'parent' in standing ? standing.parent : null;
  const used = useUsedAddresses();
  const traders = useTraders();
  const contracts = useProjectConfig()?.contracts;
  return useMemo(() => {
    const all: KnownAddress[] = [
      ...contacts.map(({ address, name }) => ({ address, as: 'contact' as const, name })),
      ...(mine ? [{ address: mine, as: 'mine' as const }] : []),
      ...(inviter ? [{ address: inviter, as: 'inviter' as const }] : []),
      // Before those used: a contract of ours stays one, whatever was sent there.
      ...Object.entries(contracts ?? {}).map(([name, address]) => ({
        ...{ address, as: 'contract' as const, name },
      })),
      ...used.map((address) => ({ address, as: 'used' as const })),
      ...traders.map((address) => ({ address, as: 'trader' as const })),
    ];
    return [...new Map(all.reverse().map((one) => [one.address, one])).values()].reverse();
  }, [contacts, mine, inviter, used, traders, contracts]);
}

const none: readonly Address[] = [];

function useTraders(): readonly Address[] {
  const signedIn = useSignedIn();
  const { data } = useQuery({
    queryKey: ['cards', 'trades', signedIn],
    enabled: signedIn !== null,
    queryFn: ({ signal }) => call(paths.cardMarket.listTrades, { pageSize: 50 }, { signal }),
    select: ({ list }) => list.map(({ other }) => other),
  });
  return data ?? none;
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { useEffect } from 'react';
import { noteConfigVersion } from '../chain/project-config.ts';
import { call } from '../http/call.ts';
import { addressOf } from '../wallet/connection.ts';
import { useWallet } from '../wallet/wallet.ts';

type Entered = ReplyOf<EndpointAt<typeof paths.membership.enter>>;

/** Where the connected address stands. What is not known is never shown as inactive. */
export type Standing =
  | Readonly<{ status: 'disconnected' }>
  | Readonly<{ status: 'asking'; address: Address }>
  | Readonly<{ status: 'unknown'; address: Address; retry: () => void }>
  | Readonly<{ status: 'inactive'; address: Address; root: Address }>
  | Readonly<{
      status: 'active';
      address: Address;
      root: Address;
      parent: Address | null;
      level: number;
    }>;

/** The first call of a page: what the server knows of an address. */
export const standingQuery = (address: Address) =>
  queryOptions({
    queryKey: ['membership', 'standing', address],
    queryFn: ({ signal }) => call(paths.membership.enter, { address }, { signal }),
  });

export function useStanding(): Standing {
  const queries = useQueryClient();
  const address = addressOf(useWallet().connection);
  const { data, isError, refetch } = useQuery({
    ...standingQuery(address ?? ('' as Address)),
    enabled: address !== null,
  });
  useEffect(() => {
    if (data) noteConfigVersion(queries, data.configVersion);
  }, [queries, data]);
  if (address === null) return { status: 'disconnected' };
  if (data) return standingOf(address, data);
  return isError
    ? { status: 'unknown', address, retry: () => void refetch() }
    : { status: 'asking', address };
}

function standingOf(address: Address, { activated, parent, level, root }: Entered): Standing {
  return activated
    ? { status: 'active', address, root, parent, level }
    : { status: 'inactive', address, root };
}

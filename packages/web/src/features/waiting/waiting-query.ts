import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';

export type WaitingReply = ReplyOf<EndpointAt<typeof paths.waiting.list>>;
export type WaitingRow = WaitingReply['list'][number];

/** The server adds unfinished actions for the address's own session. */
const waitingQuery = (address: Address, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['waiting', address, isSignedIn],
    queryFn: ({ signal }) => call(paths.waiting.list, { address }, { signal }),
  });

/** Everything that waits for the connected address: the one source of Home, Me, the badge and the page. */
export function useWaiting() {
  const address = addressOf(useWallet().connection);
  const isSignedIn = useSignedIn() !== null;
  return useQuery({
    ...waitingQuery(address ?? ('' as Address), isSignedIn),
    enabled: address !== null,
  });
}

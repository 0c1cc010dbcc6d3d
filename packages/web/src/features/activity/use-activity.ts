import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { useMemo } from 'react';
import { chainIdOf } from '../../shared/chain/chain-id.ts';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { byPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';
import { useJournal } from '../../shared/paid-action/journal/use-journal.ts';
import { useSession, useSignedIn } from '../../shared/session/session.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { secondTicker } from '../../shared/ui/time/ticker.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type ActivityEntry, joinActivity } from './activity-entry.ts';

/** Milliseconds between two looks at whether something has lapsed. */
const step = 5000;

/** Of orders, for a file of all. */
const MOST_PAGES = 100;

/** Runs of this browser and orders of the account, as one list; `entries` is null while there is nothing to show yet. */
export function useActivity() {
  const records = useJournal();
  const orders = useOrders();
  const viewer = useViewer();
  const now = useStore(secondTicker.subscribe, () => Math.floor(Date.now() / step) * step);
  const { list } = orders;
  const entries = useMemo<readonly ActivityEntry[] | null>(
    () => records && joinActivity(records, list, viewer, now),
    [records, list, viewer, now],
  );
  const everything = async () =>
    joinActivity(records ?? [], await orders.everything(), viewer, Date.now());
  // What this browser knows stays on screen while the server is asked.
  return { entries: orders.isFirst && !entries?.length ? null : entries, orders, everything };
}

function useViewer() {
  const account = addressOf(useWallet().connection);
  const session = useSession();
  const config = useProjectConfig();
  const signedIn = session.status === 'signed-in' ? session.address : null;
  const chainId = config ? chainIdOf(config.network.genesis) : null;
  return useMemo(() => ({ account: account ?? signedIn, chainId }), [account, signedIn, chainId]);
}

function useOrders() {
  const address = useSignedIn();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['orders', 'page', address],
    queryFn: ({ pageParam, signal }) => call(paths.orders.list, { pageNo: pageParam }, { signal }),
    ...byPage,
    enabled: address !== null,
  });
  const { data } = query;
  const list = useMemo(() => data?.pages.flatMap((page) => page.list) ?? [], [data]);
  /** Also what nobody has scrolled to yet; as far as the server answers. */
  const everything = async () => {
    let last = query;
    for (let page = 1; page < MOST_PAGES && last.hasNextPage && !last.isError; page++) {
      last = await query.fetchNextPage();
    }
    return last.data?.pages.flatMap((page) => page.list) ?? list;
  };
  return {
    list,
    everything,
    isSignedIn: address !== null,
    isFirst: query.isLoading && query.fetchStatus === 'fetching',
    isFailed: query.isError,
    updatedAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    refresh: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  };
}

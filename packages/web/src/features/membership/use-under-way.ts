import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { useEffect } from 'react';
import { call } from '../../shared/http/call.ts';
import { blocksSigning } from '../../shared/paid-action/journal/journal-record.ts';
import { useSignedIn } from '../../shared/session/session.ts';

/**
 * Whether an activation of this address is on its way: signed in this browser, in any tab, or reported to
 * the server from anywhere. Then nothing may be signed again.
 */
export function useUnderWay(address: Address | null): boolean {
  const here = useQuery({
    queryKey: ['membership', 'journal', address],
    queryFn: () => isInJournal(address),
    enabled: address !== null,
  });
  useJournalNews();
  const signedIn = useSignedIn();
  const there = useQuery({
    queryKey: ['membership', 'orders', address],
    queryFn: ({ signal }) => isWithServer(signal),
    enabled: address !== null && signedIn === address,
  });
  return here.data === true || there.data === true;
}

async function isInJournal(address: Address | null): Promise<boolean> {
  const { journal } = await import('../../shared/paid-action/journal/journal.ts');
  const records = await journal().all();
  return records.some(
    (record) =>
      record.key === 'membership.activate' && record.account === address && blocksSigning(record),
  );
}

async function isWithServer(signal: AbortSignal): Promise<boolean> {
  const body = { kind: 'membership.activate', pageSize: 5 } as const;
  const { list } = await call(paths.orders.list, body, { signal });
  return list.some(({ state }) => state === 'submitted' || state === 'included');
}

/** Other tabs write the journal too. */
function useJournalNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import('../../shared/paid-action/journal/journal.ts').then(({ journal }) => {
      if (isOver) return;
      stop = journal().subscribe(
        () => void queries.invalidateQueries({ queryKey: ['membership', 'journal'] }),
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [queries]);
}

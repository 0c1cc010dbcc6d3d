import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ListTail } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { type IncomeRecord, type RecordFilter, recordsQuery } from './income-queries.ts';

type Records = Readonly<{
  records: readonly IncomeRecord[];
  isPending: boolean;
  tail: ListTail;
  loadMore: () => void;
  /** Asks again; null unless nothing at all could be read. */
  failed: (() => void) | null;
}>;

/** Records that a filter lets through, page after page. */
export function useRecords(address: Address, filter: RecordFilter): Records {
  const query = useInfiniteQuery(recordsQuery(address, filter));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return {
    // New records push the rest down while someone reads: a row may come twice.
    records: [...new Map(rows.map((record) => [record.id, record])).values()],
    isPending: query.isPending,
    tail: tailOf(query),
    loadMore: () => void query.fetchNextPage(),
    failed: query.isError && !query.data ? () => void query.refetch() : null,
  };
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnedBoxState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { myBoxesQuery, type OwnedBox } from '../box-queries.ts';

export type MyBoxes = Readonly<{
  rows: readonly OwnedBox[];
  /** How many there are, loaded or not. */
  total: number;
  head: number;
  isPending: boolean;
  failed: (() => void) | null;
  loadMore: (() => void) | null;
}>;

/** My boxes in one or two states; the first state's come first. */
export function useMyBoxes(
  address: Address,
  [first, second]: readonly [OwnedBoxState, OwnedBoxState?],
): MyBoxes {
  const one = useInfiniteQuery(myBoxesQuery(address, first));
  const other = useInfiniteQuery({
    ...myBoxesQuery(address, second ?? first),
    enabled: second !== undefined,
  });
  const queries = second === undefined ? [one] : [one, other];
  const pages = queries.flatMap(({ data }) => data?.pages ?? []);
  const rows = unique(pages.flatMap(({ list }) => list));
  const totals = queries.map(({ data }) => data?.pages[0]?.total);
  const failing = queries.find(({ isError, data }) => isError && !data);
  const growing = queries.find(({ hasNextPage }) => hasNextPage);
  return {
    rows,
    total: totals.reduce<number>((sum, total) => sum + (total ?? 0), 0) || rows.length,
    head: Math.max(0, ...pages.map(({ asOf }) => asOf.head)),
    isPending: queries.some(({ isPending }) => isPending),
    failed: failing ? () => void failing.refetch() : null,
    loadMore: growing ? () => void growing.fetchNextPage() : null,
  };
}

/** What is bought while someone reads pushes the rest down: a row may come twice. */
function unique(rows: readonly OwnedBox[]): readonly OwnedBox[] {
  return [...new Map(rows.map((row) => [`${row.seriesId}/${row.boxId}`, row])).values()];
}

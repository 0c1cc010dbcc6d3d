import type { ReactNode } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { PartFailed } from '../states/part-failed.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { type Paged, tailOf } from './list-tail.ts';

/** What a list needs to know of the query that loads it page by page. */
export type PagedQuery<Item> = Paged &
  Readonly<{
    data: Readonly<{ pages: readonly Readonly<{ list: readonly Item[] }>[] }> | undefined;
    isError: boolean;
    isSuccess: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  }>;

type PagedListProps<Item> = Readonly<{
  query: PagedQuery<Item>;
  /** All rows of all pages unless told. */
  rows?: readonly Item[];
  label: string;
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** With a title it takes the place of a page, without one that of a part. */
  failed: Readonly<{ title?: string; text: string }>;
  empty: ReactNode;
}>;

/** Rows that come page by page, in every state: on their way, not readable, none, or a list that grows. */
export function PagedList<Item>(props: PagedListProps<Item>): ReactNode {
  const { query, rows = rowsIn(query), failed, empty, ...list } = props;
  if (query.isError && rows.length === 0) {
    return <Failed {...failed} retry={() => void query.refetch()} />;
  }
  if (query.isSuccess && rows.length === 0) return empty;
  return (
    <InfiniteList
      {...list}
      items={rows}
      tail={tailOf(query)}
      loadMore={() => void query.fetchNextPage()}
    />
  );
}

/** The rows of all pages that are there. */
export const rowsIn = <Item,>({ data }: Pick<PagedQuery<Item>, 'data'>): readonly Item[] =>
  data?.pages.flatMap(({ list }) => list) ?? [];

type FailedProps = PagedListProps<never>['failed'] & Readonly<{ retry: () => void }>;

function Failed({ title, text, retry }: FailedProps): ReactNode {
  if (title !== undefined) return <ErrorState title={title} text={text} retry={retry} />;
  return (
    <div className="px-4 pt-2">
      <PartFailed text={text} retry={retry} />
    </div>
  );
}

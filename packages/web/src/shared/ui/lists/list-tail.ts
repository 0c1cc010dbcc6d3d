import type { ListTail } from './infinite-list.tsx';

export type Paged = Readonly<{
  isPending: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}>;

/** How a list that is loaded page by page continues. */
export function tailOf(query: Paged): ListTail {
  if (query.isPending || query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}

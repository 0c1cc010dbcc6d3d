import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListTail } from '../../shared/ui/infinite-list.tsx';

/** How a list of pages goes on below what is shown. */
export function tailOf(
  query: Pick<
    UseInfiniteQueryResult,
    'isFetchNextPageError' | 'isFetchingNextPage' | 'isPending' | 'hasNextPage'
  >,
): ListTail {
  if (query.isPending || query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { myCardsQuery } from '../../shared/cards/my-card-queries.ts';

export type FreeCards = Readonly<{
  /** As far as they are loaded; undefined until anything is. */
  loaded: readonly string[] | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Whether a card is known not to be free: all are loaded, and it is not among them. */
  isTaken: (tokenId: string) => boolean;
}>;

/** Cards of the visitor that can be pledged. */
export function useFreeCards(address: Address): FreeCards {
  const query = useInfiniteQuery(myCardsQuery(address, 'owned'));
  const loaded = query.data?.pages.flatMap(({ list }) => list.map(({ tokenId }) => tokenId));
  return {
    loaded,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    isTaken: (tokenId) => loaded !== undefined && !query.hasNextPage && !loaded.includes(tokenId),
  };
}

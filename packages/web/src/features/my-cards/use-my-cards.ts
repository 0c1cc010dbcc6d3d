import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { CardState } from '../../shared/cards/card-state-badge.tsx';
import { type MyCard, myCardsQuery } from '../../shared/cards/my-card-queries.ts';
import type { ListTail } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';

type MyCards = Readonly<{
  cards: readonly MyCard[];
  tail: ListTail;
  loadMore: () => void;
  /** Asks again; null unless nothing at all could be read. */
  failed: (() => void) | null;
}>;

/** My cards in one state, page after page. */
export function useMyCards(address: Address, state: CardState): MyCards {
  const query = useInfiniteQuery(myCardsQuery(address, state));
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return {
    // What moves while someone reads pushes the rest down: a row may come twice.
    cards: [...new Map(rows.map((card) => [card.tokenId, card])).values()],
    tail: tailOf(query),
    loadMore: () => void query.fetchNextPage(),
    failed: query.isError && !query.data ? () => void query.refetch() : null,
  };
}

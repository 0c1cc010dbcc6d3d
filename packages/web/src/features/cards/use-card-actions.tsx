import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useState } from 'react';
import { buyListedCard } from '../../shared/card-actions/buy-listed-card.tsx';
import { listCard } from '../../shared/card-actions/list-card.tsx';
import { transferCard } from '../../shared/card-actions/transfer-card.tsx';
import { unlistCard } from '../../shared/card-actions/unlist-card.tsx';
import { unlockCard } from '../../shared/card-actions/unlock-card.tsx';
import { type Blocker, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { CardDetail } from './card-queries.ts';
import { useReturn } from './use-return.ts';

type Form = 'transfer' | 'price';

/** Everything that can be begun with a card in its page. */
export type CardActions = Readonly<{
  form: Form | null;
  openTransfer: () => void;
  openPrice: () => void;
  closeForm: () => void;
  buy: () => void;
  list: (price: bigint, proceeds: bigint) => void;
  unlist: () => void;
  unlock: () => void;
  transfer: (to: Address) => void;
  blockers: Readonly<Record<'buy' | 'list' | 'unlist' | 'unlock', Blocker | null>>;
  /** Why the last of them was refused before its review. */
  refusal: string | null;
  sheets: ReactNode;
}>;

export function useCardActions({ tokenId, listing }: CardDetail): CardActions {
  const buy = usePaidAction(buyListedCard);
  const list = usePaidAction(listCard);
  const unlist = usePaidAction(unlistCard);
  const unlock = usePaidAction(unlockCard);
  const transfer = usePaidAction(transferCard);
  const [form, setForm] = useState<Form | null>(null);
  useReturn(transfer.refusal, () => setForm('transfer'));
  useReturn(list.refusal, () => setForm('price'));
  const refusal = firstOf([buy, list, unlist, unlock, transfer]);
  useFreshCard(tokenId, refusal);
  // The review has a sheet of its own; it comes in the place of the form.
  const after = (begin: () => void) => {
    setForm(null);
    begin();
  };
  return {
    form,
    openTransfer: () => setForm('transfer'),
    openPrice: () => setForm('price'),
    closeForm: () => setForm(null),
    buy: () => listing && buy.begin({ tokenId, price: listing.price }),
    list: (price, proceeds) =>
      after(() =>
        list.begin({
          tokenId,
          price: price.toString(),
          proceeds: proceeds.toString(),
          isChange: listing !== null,
        }),
      ),
    unlist: () => unlist.begin({ tokenId }),
    unlock: () => unlock.begin({ tokenId }),
    transfer: (to) => after(() => transfer.begin({ tokenId, to })),
    blockers: {
      buy: buy.blocker,
      list: list.blocker,
      unlist: unlist.blocker,
      unlock: unlock.blocker,
    },
    refusal,
    sheets: (
      <>
        {buy.sheet}
        {list.sheet}
        {unlist.sheet}
        {unlock.sheet}
        {transfer.sheet}
      </>
    ),
  };
}

function firstOf(actions: readonly Readonly<{ refusal: string | null }>[]): string | null {
  return actions.find(({ refusal }) => refusal !== null)?.refusal ?? null;
}

/** What was refused has often changed meanwhile: a price, an owner, a state. */
function useFreshCard(tokenId: string, refusal: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (refusal !== null) void queries.invalidateQueries({ queryKey: ['cards', 'card', tokenId] });
  }, [queries, tokenId, refusal]);
}

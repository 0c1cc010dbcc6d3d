import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useState } from 'react';
import { buyListedCard } from '../../shared/cards/buy-listed-card.tsx';
import { listCard } from '../../shared/cards/list-card.tsx';
import { transferCard } from '../../shared/cards/transfer-card.tsx';
import { unlistCard } from '../../shared/cards/unlist-card.tsx';
import { unlockCard } from '../../shared/cards/unlock-card.tsx';
import { type Blocker, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { CardDetail } from './card-queries.ts';

type Form = 'transfer' | 'price';

/** Everything that can be begun with a card in its page. */
export type CardDeeds = Readonly<{
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

export function useCardDeeds({ tokenId, listing }: CardDetail): CardDeeds {
  const buy = usePaidAction(buyListedCard);
  const list = usePaidAction(listCard);
  const unlist = usePaidAction(unlistCard);
  const unlock = usePaidAction(unlockCard);
  const transfer = usePaidAction(transferCard);
  const [form, setForm] = useState<Form | null>(null);
  useReturn(transfer.refusal, () => setForm('transfer'));
  useReturn(list.refusal, () => setForm('price'));
  const all = [buy, list, unlist, unlock, transfer];
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
    refusal: all.map(({ refusal }) => refusal).find((text) => text !== null) ?? null,
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

/** A refusal before the review is said in the form, so the form comes back. */
function useReturn(refusal: string | null, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal opens the form again.
  useEffect(() => {
    if (refusal !== null) open();
  }, [refusal]);
}

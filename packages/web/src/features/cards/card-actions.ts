import type { Address } from '@vellum/tron/address';
import type { CardDetail } from './card-queries.ts';

export type CardAction =
  | 'buy'
  | 'sell'
  | 'changePrice'
  | 'unlist'
  | 'pledge'
  | 'unlock'
  | 'notYetUnlock'
  | 'frozen'
  | 'notForSale';

/** What can be done with a card by who is looking; `first` is the one right action. */
export type Offered = Readonly<{ first: CardAction; second?: CardAction; canTransfer: boolean }>;

type Looked = Pick<CardDetail, 'owner' | 'state' | 'listing' | 'pledge'>;

/** `now` in chain time, milliseconds. */
export function actionsFor(card: Looked, viewer: Address | null, now: number): Offered {
  return viewer === card.owner ? forOwner(card, now) : forOthers(card);
}

function forOwner({ state, pledge }: Looked, now: number): Offered {
  // A freeze never stops an unlock.
  if (pledge)
    return { first: now >= pledge.unlockAt ? 'unlock' : 'notYetUnlock', canTransfer: false };
  switch (state) {
    case 'frozen':
      return { first: 'frozen', canTransfer: false };
    case 'onSale':
      return { first: 'changePrice', second: 'unlist', canTransfer: false };
    default:
      return { first: 'pledge', second: 'sell', canTransfer: true };
  }
}

function forOthers({ state, listing }: Looked): Offered {
  if (listing) return { first: 'buy', canTransfer: false };
  return { first: state === 'frozen' ? 'frozen' : 'notForSale', canTransfer: false };
}

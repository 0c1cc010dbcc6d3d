import type { platformCards } from '@vellum/api/cards/card-collection';
import type { cards } from '@vellum/api/cards/cards';
import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { CardRow, LevelRow } from './card-rows.ts';

type CardState = ReplyOf<typeof platformCards.get>['state'];
type LevelStatus = ReplyOf<typeof cards.getProduct>['status'];
type Freezable = Pick<CardRow, 'frozen_until'>;

/** A freeze ends by itself when the chain's time reaches its end. */
export const isFrozen = ({ frozen_until: until }: Freezable, now: number): boolean =>
  until > BigInt(now);

/** Open to buyers: the contract keeps a listing through a freeze but sells nothing meanwhile. */
export const isListed = (row: Freezable & Pick<CardRow, 'price'>, now: number): boolean =>
  row.price !== null && !isFrozen(row, now);

export function stateOfCard(
  row: Freezable & Pick<CardRow, 'price' | 'unlock_at'>,
  now: number,
): CardState {
  if (isFrozen(row, now)) return 'frozen';
  if (row.unlock_at !== null) return 'pledged';
  return row.price === null ? 'owned' : 'onSale';
}

/** A level that never had a card to sell is still being prepared; one that is closed again has ended. */
export function statusOfLevel(
  level: Pick<LevelRow, 'supplied' | 'remain' | 'open' | 'minted'>,
): LevelStatus {
  if (!level.supplied) return 'preparing';
  if (level.remain === 0n) return 'soldOut';
  if (level.open) return 'onSale';
  return level.minted === 0n ? 'preparing' : 'ended';
}

import type { Client } from '@vellum/tron/client/client';
import { boxParts } from '../features/blind-boxes/box-parts.ts';
import { boxPlans } from '../features/blind-boxes/box-plans.ts';
import { boxProducts } from '../features/blind-boxes/box-products.ts';
import { cardParts } from '../features/cards/card-parts.ts';
import { cardPlans } from '../features/cards/card-plans.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { Contracts } from './modules.ts';

/** What cards and the boxes that hold them run on. */
export function cardModule(
  open: OpenDatabase,
  { client, contracts }: Readonly<{ client: Client; contracts: Contracts }>,
) {
  const boxes = boxParts(open.database, client, contracts.blindBox);
  const ofBoxes = boxPlans(boxes.chain);
  const cards = cardParts(open, client, contracts.cards);
  const boxShelf = boxProducts(boxes, ofBoxes);
  return { boxes, boxPlans: ofBoxes, boxShelf, cards, cardPlans: cardPlans(cards, boxShelf) };
}

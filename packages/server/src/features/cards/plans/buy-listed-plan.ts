import { cards } from '@vellum/contracts/cards';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { requireTrx } from '../../../platform/chain/require-holding.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { isFrozen } from '../card-state.ts';
import { cardProof, type PlanParts, requireEntries } from './plan-parts.ts';

/** Buying a card from its holder, never for more than the buyer saw. */
export function buyListedPlan(
  parts: PlanParts,
): OrderPlan<Readonly<{ listingId: bigint; maxPrice: bigint }>> {
  return {
    kind: 'cards.buy-listed',
    async prepare({ address, body: { listingId, maxPrice } }) {
      const now = await requireEntries(parts);
      const card = await parts.store.find(listingId);
      // A freeze has ended the listing: this says why.
      if (card && isFrozen(card, now)) throw new Refusal({ code: 'CARD_FROZEN' });
      if (card === undefined || card.price === null) throw new Refusal({ code: 'LISTING_CLOSED' });
      if (card.owner === address) throw new Refusal({ code: 'OWN_LISTING' });
      const { price, owner } = card;
      if (price > maxPrice) throw new Refusal({ code: 'PRICE_CHANGED' });
      await requireTrx(parts.account, address, price);
      return {
        quote: { price: String(price), seller: owner },
        call: { contract: parts.contract, ...cards.buyListed(listingId, price) },
      };
    },
    refusal: cards.refusal,
    proof: cardProof('Sold', { who: 'buyer', first: 'tokenId' }, ({ args }) => ({
      tokenId: String(args['tokenId']),
      price: String(args['price']),
    })),
  };
}

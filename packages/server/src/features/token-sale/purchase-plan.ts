import type { Address } from '@vellum/tron/address';
import type { OrderPlan, Prepared } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { offersFor, saleOffers } from './sale-offers.ts';
import type { SaleOffer, SaleParts } from './sale-parts.ts';

type Purchase = Readonly<{
  tokenAddress: Address;
  amount: bigint;
  offerId?: bigint | undefined;
  maxPay?: bigint | undefined;
}>;

/** Buying from the project: taking one of its offers. */
export function purchasePlan<Offer extends SaleOffer>(
  parts: SaleParts<Offer>,
): OrderPlan<Purchase> {
  const { desk } = parts;
  return {
    kind: 'token-sale.buy',
    async prepare({ address, body }) {
      const { amount, maxPay = null } = body;
      const offer = chosen(await saleOffers(parts, body.tokenAddress), address, body);
      const taking = await desk.take(address, offer, { amount, maxPay, closed: 'SALE_CLOSED' });
      return { ...taking, quote: { ...taking.quote, amount: String(amount) } } satisfies Prepared;
    },
    refusal: desk.refusal,
    proof: desk.proof,
  };
}

/** The one that was named, or the cheapest with enough left; where none has, the one with most. */
function chosen<Offer extends SaleOffer>(
  offers: readonly Offer[],
  address: Address,
  { offerId, amount }: Purchase,
): Offer {
  if (offers.length === 0) throw new Refusal({ code: 'SALE_CLOSED' });
  const mine = offersFor(offers, address);
  if (mine.length === 0) throw new Refusal({ code: 'NOT_WHITELISTED' });
  if (offerId !== undefined) {
    const named = offers.find(({ id }) => id === offerId);
    if (named === undefined) throw new Refusal({ code: 'SALE_CLOSED' });
    if (!mine.includes(named)) throw new Refusal({ code: 'NOT_WHITELISTED' });
    return named;
  }
  const enough = mine.find(({ remaining }) => remaining >= amount);
  return enough ?? mine.reduce((most, one) => (one.remaining > most.remaining ? one : most));
}

import { priceOfPart, smallestPart } from '@vellum/api/otc/otc-offer';
import { otcDesk } from '@vellum/contracts/otc';
import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan, OrderProof, Prepared } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type OfferRow, offerStateOf, termsOf } from './offer-row.ts';
import type { OtcParts } from './otc-parts.ts';
import { requireBalance, requireEntries, shownSum } from './plan-parts.ts';

type Taking = Readonly<{ offerId: bigint; amount: bigint; maxPay: bigint }>;

/** Buying an offer or a part of it. */
export function takePlan(parts: OtcParts): OrderPlan<Taking> {
  return {
    kind: 'otc.take',
    async prepare({ address, body: { offerId, amount, maxPay } }) {
      const offer = await parts.store.find(offerId);
      if (offer === null) throw new Refusal({ code: 'NOT_FOUND' });
      if (offer.only_taker !== null && offer.only_taker !== address) {
        throw new Refusal({ code: 'NOT_OFFER_TAKER' });
      }
      return takingOf(parts, address, offer, { amount, maxPay, closed: 'OFFER_CLOSED' });
    },
    refusal: otcDesk.refusal,
    proof: takenProof,
  };
}

type Part = Readonly<{
  amount: bigint;
  /** Its price when null. */
  maxPay: bigint | null;
  /** What is said when the offer is over. */
  closed: 'OFFER_CLOSED' | 'SALE_CLOSED';
}>;

/** Taking a part of an offer that the address may take; also of the project's own sale. */
export async function takingOf(
  parts: OtcParts,
  address: Address,
  offer: OfferRow,
  { amount, maxPay, closed }: Part,
): Promise<Prepared> {
  const now = await requireEntries(parts);
  if (offerStateOf(offer, now) !== 'open') throw new Refusal({ code: closed });
  if (offer.maker === address) throw new Refusal({ code: 'OWN_LISTING' });
  await requirePart(parts, offer, amount);
  const pay = priceOfPart(termsOf(offer), amount);
  const most = maxPay ?? pay;
  if (pay > most) throw new Refusal({ code: 'PRICE_MOVED' });
  await requireBalance(parts, address, offer.want, pay);
  const { contract } = parts;
  const trx = offer.want === null ? pay : 0n;
  return {
    quote: { pay: String(pay) },
    call: { contract, ...otcDesk.take(offer.id, amount, most, trx) },
    ...(offer.want !== null && {
      approvals: [{ token: offer.want, spender: contract, minAllowance: pay }],
    }),
  };
}

async function requirePart(parts: OtcParts, offer: OfferRow, amount: bigint): Promise<void> {
  if (amount === 0n) throw new Refusal({ code: 'AMOUNT_ZERO' });
  const terms = termsOf(offer);
  if (amount > terms.left) {
    const max = await shownSum(parts, offer.sell, terms.left);
    throw new Refusal({ code: 'EXCEEDS_MAX_PURCHASE', params: { max } });
  }
  const smallest = smallestPart(terms);
  if (amount >= smallest) return;
  const min = await shownSum(parts, offer.sell, smallest);
  throw new Refusal({ code: 'BELOW_MINIMUM', params: { min } });
}

/** `takeOffer(id, amount, maxPay)` */
export const takenProof: OrderProof = {
  source: 'otcDesk',
  event: 'OfferTaken',
  concerns: ({ args }, { address, call: { params } }) =>
    base58Of(args['taker'] as HexAddress) === address &&
    String(args['id']) === params[0]?.value &&
    String(args['amount']) === params[1]?.value,
  result: ({ args }) => ({ amount: String(args['amount']), paid: String(args['paid']) }),
};

import { otcDesk } from '@vellum/contracts/otc';
import type { HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { offerStateOf } from './offer-row.ts';
import type { OtcParts } from './otc-parts.ts';

/** The rest of an offer back to its maker. */
export function cancelPlan(parts: OtcParts): OrderPlan<Readonly<{ offerId: bigint }>> {
  return {
    kind: 'otc.cancel',
    async prepare({ address, body: { offerId } }) {
      const [offer, { chainTime }] = await Promise.all([
        parts.store.find(offerId),
        parts.position(),
      ]);
      if (offer === null) throw new Refusal({ code: 'NOT_FOUND' });
      const state = offerStateOf(offer, chainTime);
      if (state !== 'open' && state !== 'expired') throw new Refusal({ code: 'OFFER_CLOSED' });
      if (offer.maker !== address && state === 'open') throw new Refusal({ code: 'NOT_OWNER' });
      return {
        quote: { amount: String(offer.remaining) },
        call: { contract: parts.contract, ...otcDesk.cancel(offer.id) },
      };
    },
    refusal: otcDesk.refusal,
    proof: {
      source: 'otcDesk',
      event: 'OfferClosed',
      concerns: ({ args }, { call }) => String(args['id']) === call.params[0]?.value,
    },
  };
}

/** TRX that takers paid. */
export function withdrawPlan(parts: OtcParts): OrderPlan<Readonly<Record<never, never>>> {
  return {
    kind: 'otc.withdraw-credit',
    async prepare({ address }) {
      const credit = await parts.ask(parts.contract, otcDesk.creditOf(address));
      if (credit === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      return {
        quote: { amount: String(credit) },
        call: { contract: parts.contract, ...otcDesk.withdrawCredit() },
      };
    },
    refusal: otcDesk.refusal,
    proof: {
      source: 'otcDesk',
      event: 'CreditPaid',
      concerns: ({ args }, { address }) => base58Of(args['user'] as HexAddress) === address,
      result: ({ args }) => ({ amount: String(args['amount']) }),
    },
  };
}

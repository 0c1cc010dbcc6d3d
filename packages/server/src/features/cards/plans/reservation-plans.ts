import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { requireTrx } from '../../../platform/chain/require-holding.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { ReservationRow } from '../card-rows.ts';
import { cardProof, type PlanParts } from './plan-parts.ts';

type Body = Readonly<{ orderId?: string | undefined }>;

/** The second instalment. No pause stops it; the deadline does. */
export function secondPaymentPlan(parts: PlanParts): OrderPlan<Body> {
  return {
    kind: 'cards.second-payment',
    async prepare({ address, body: { orderId } }) {
      const reserved = await wantedReservation(parts, address, orderId);
      if (reserved === 'unknown') throw new Refusal({ code: 'ORDER_NOT_FOUND' });
      const { solid, chainTime } = await parts.position();
      if (reserved === 'unseen' || reserved.block > solid) {
        throw new Refusal({ code: 'FIRST_PAY_NOT_FINAL' });
      }
      if (reserved.state !== 'running') throw new Refusal({ code: 'ORDER_NOT_FOUND' });
      if (BigInt(chainTime) > reserved.deadline) {
        throw new Refusal({ code: 'RESERVATION_EXPIRED' });
      }
      const { second, deadline, level } = reserved;
      await requireTrx(parts.account, address, second);
      return {
        quote: { price: String(second), payBy: Number(deadline), level },
        call: { contract: parts.contract, ...cards.completeReservation(second) },
        ...(orderId !== undefined && { follows: afterFirst(orderId) }),
      };
    },
    refusal: cards.refusal,
    proof: cardProof('ReservationCompleted', { who: 'user' }, ({ args }) => ({
      tokenId: String(args['tokenId']),
      level: String(args['level']),
    })),
  };
}

const afterFirst = (orderId: string) => ({
  orderId,
  needs: 'settled' as const,
  otherwise: { code: 'FIRST_PAY_NOT_FINAL' } as const,
});

/** The first instalment back as credit. The buyer may have it any time. */
export function cancelReservationPlan(parts: PlanParts): OrderPlan<Body> {
  return {
    kind: 'cards.cancel-reservation',
    async prepare({ address, body: { orderId } }) {
      const reserved = await wantedReservation(parts, address, orderId);
      if (reserved === 'unknown' && orderId !== undefined) {
        throw new Refusal({ code: 'ORDER_NOT_FOUND' });
      }
      if (typeof reserved === 'string' || reserved.state !== 'running') {
        throw new Refusal({ code: 'NOT_REFUNDABLE' });
      }
      return {
        quote: { refund: String(reserved.first), level: reserved.level },
        call: { contract: parts.contract, ...cards.cancelReservation(address) },
      };
    },
    refusal: cards.refusal,
    proof: cardProof('ReservationCancelled', { who: 'user' }, ({ args }) => ({
      refund: String(args['refund']),
    })),
  };
}

/** Of an order, or the one that runs; `unseen` when the order has nothing on the chain yet. */
async function wantedReservation(
  { reservations }: PlanParts,
  address: Address,
  orderId: string | undefined,
): Promise<ReservationRow | 'unknown' | 'unseen'> {
  if (orderId === undefined) return (await reservations.running(address)) ?? 'unknown';
  if (!(await reservations.isFirstPayment(orderId, address))) return 'unknown';
  return (await reservations.ofOrder(orderId)) ?? 'unseen';
}

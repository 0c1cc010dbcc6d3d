import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import type { BoxProducts } from './box-products.ts';
import type { CardParts } from './card-parts.ts';
import { buyListedPlan } from './plans/buy-listed-plan.ts';
import { buyPlan } from './plans/buy-plan.ts';
import { firstPaymentPlan } from './plans/first-payment-plan.ts';
import { listPlan, transferPlan, unlistPlan } from './plans/holder-plans.ts';
import { pledgePlan, unlockPlan } from './plans/pledge-plans.ts';
import { cancelReservationPlan, secondPaymentPlan } from './plans/reservation-plans.ts';
import { claimPlan, withdrawCreditPlan } from './plans/take-plans.ts';

export type CardPlans = ReturnType<typeof cardPlans>;

/** Every paid action with cards. */
export const cardPlans = (parts: CardParts, boxes: BoxProducts) => ({
  buy: buyPlan(parts),
  firstPayment: firstPaymentPlan(parts, boxes),
  secondPayment: secondPaymentPlan(parts),
  cancelReservation: cancelReservationPlan(parts),
  transfer: transferPlan(parts),
  list: listPlan(parts),
  unlist: unlistPlan(parts),
  buyListed: buyListedPlan(parts),
  withdrawCredit: withdrawCreditPlan(parts),
  pledge: pledgePlan(parts),
  unlock: unlockPlan(parts),
  claim: claimPlan(parts),
});

export const listOfCardPlans = (plans: CardPlans): readonly AnyOrderPlan[] => Object.values(plans);

import type { SaleParts } from '../../launches/sale-parts.ts';
import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import { administrationPlan } from './administration-plan.ts';
import { purchasePlan, refundPlan, unlockPlan } from './buyer-plans.ts';

export type TradePlans = ReturnType<typeof tradePlans>;

export const tradePlans = (parts: SaleParts) => ({
  buy: purchasePlan(parts),
  unlock: unlockPlan(parts),
  refund: refundPlan(parts),
  administer: administrationPlan(parts),
});

export const listOfTradePlans = (plans: TradePlans): readonly AnyOrderPlan[] =>
  Object.values(plans);

import type { SaleParts } from '../../launches/sale-parts.ts';
import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import { configPlan } from './config-plan.ts';
import { endPlan, failPlan, redeemPlan } from './end-plans.ts';
import { claimPlan, leavePlan, refundPlan } from './exit-plans.ts';
import { purchasePlan } from './purchase-plan.ts';

export type PresalePlans = ReturnType<typeof presalePlans>;

export const presalePlans = (parts: SaleParts) => ({
  buy: purchasePlan(parts),
  leave: leavePlan(parts),
  refund: refundPlan(parts),
  claim: claimPlan(parts),
  end: endPlan(parts),
  fail: failPlan(parts),
  redeem: redeemPlan(parts),
  configure: configPlan(parts),
});

export const listOfPresalePlans = (plans: PresalePlans): readonly AnyOrderPlan[] =>
  Object.values(plans);

import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import { cancelPlan, withdrawPlan } from './exit-plans.ts';
import { makePlan } from './make-plan.ts';
import type { OtcParts } from './otc-parts.ts';
import { takePlan } from './take-plan.ts';

/** Every paid action at the desk. */
export const otcPlans = (parts: OtcParts): readonly AnyOrderPlan[] => [
  makePlan(parts),
  takePlan(parts),
  cancelPlan(parts),
  withdrawPlan(parts),
];

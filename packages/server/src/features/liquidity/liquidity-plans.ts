import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import { addBothPlan } from './add-both-plan.ts';
import { addPlan } from './add-plan.ts';
import { editPlan } from './edit-plan.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import { removePlan } from './remove-plan.ts';
import { zapPlan } from './zap-plan.ts';

export type LiquidityPlans = ReturnType<typeof liquidityPlans>;

export const liquidityPlans = (parts: LiquidityParts) => ({
  add: addPlan(parts),
  buyLp: zapPlan(parts),
  edit: editPlan(parts),
  remove: removePlan(parts),
  addBoth: addBothPlan(parts),
});

export const listOfLiquidityPlans = (plans: LiquidityPlans): readonly AnyOrderPlan[] =>
  Object.values(plans);

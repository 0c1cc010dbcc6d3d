import type { AnyOrderPlan } from '../../orders/order-plan.ts';
import { claimCoinPlan, closeEarlyPlan, unlockCoinPlan } from './coin/close-term-plans.ts';
import { stakeCoinPlan } from './coin/stake-coin-plan.ts';
import { claimLpPlan, stakeLpPlan, unlockLpPlan } from './lp/lp-plans.ts';
import type { StakingParts } from './staking-parts.ts';

export type StakingPlans = ReturnType<typeof stakingPlans>;

/** Every paid action with stakes. */
export const stakingPlans = (parts: StakingParts) => ({
  stakeLp: stakeLpPlan(parts),
  unlockLp: unlockLpPlan(parts),
  claimLp: claimLpPlan(parts),
  stakeCoin: stakeCoinPlan(parts),
  unlockCoin: unlockCoinPlan(parts),
  claimCoin: claimCoinPlan(parts),
  closeEarly: closeEarlyPlan(parts),
});

export const listOfStakingPlans = (plans: StakingPlans): readonly AnyOrderPlan[] =>
  Object.values(plans);

import type { FastifyInstance } from 'fastify';
import { serveBurnMining } from '../features/burn-mining/serve-burn-mining.ts';
import { serveIncome } from '../features/income/serve-income.ts';
import { serveLiquidity } from '../features/liquidity/serve-liquidity.ts';
import { serveLocks } from '../features/locks/serve-locks.ts';
import { serveStaking } from '../features/staking/serve-staking.ts';
import { serveWithdrawals } from '../features/withdrawal/serve-withdrawals.ts';
import type { Modules } from '../modules/modules.ts';
import { ordersOf } from './orders-of.ts';

/** The ways of earning, what they pay out, and locks. */
export function serveEarn(app: FastifyInstance, modules: Modules): void {
  const { earn } = modules;
  const orders = ordersOf(modules);
  serveIncome(app, modules.income);
  serveWithdrawals(app, modules.withdrawals, orders);
  serveStaking(app, earn.staking, { orders, plans: earn.stakingPlans });
  serveLocks(app, earn.locks);
  serveBurnMining(app, earn.burning, { orders, plans: earn.burnPlans });
  serveLiquidity(app, earn.liquidity, { orders, plans: earn.liquidityPlans });
}

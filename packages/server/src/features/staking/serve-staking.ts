import { coinStaking } from '@vellum/api/staking/staking-coin';
import { lpStaking } from '@vellum/api/staking/staking-lp';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { whose } from '../../platform/http/whose.ts';
import { termStakePage, termSummary } from './coin/own-terms.ts';
import { termPoolList } from './coin/term-pool.ts';
import { lpEventPage } from './lp/lp-history.ts';
import { lpPoolList } from './lp/lp-pool.ts';
import { lpPosition } from './lp/lp-position.ts';
import type { StakingParts } from './staking-parts.ts';
import type { StakingPlans } from './staking-plans.ts';

type Served = Readonly<{ orders: Orders; plans: StakingPlans }>;

/** LP staked without a term, and coins staked for one. */
export function serveStaking(app: FastifyInstance, parts: StakingParts, served: Served): void {
  serve(app, lpStaking.get, ({ body }) => lpPoolList(parts, body));
  serve(app, lpStaking.mine, ({ caller, body }) => lpPosition(parts, caller.address, body.poolId));
  serve(app, lpStaking.list, (call) => lpEventPage(parts, whose(call), call.body));
  serve(app, coinStaking.get, ({ body }) => termPoolList(parts, body.coin));
  serve(app, coinStaking.mine, (call) => termSummary(parts, whose(call), call.body.coin));
  serve(app, coinStaking.list, (call) => termStakePage(parts, whose(call), call.body));
  serveLpOrders(app, served);
  serveCoinOrders(app, served);
}

function serveLpOrders(app: FastifyInstance, { orders, plans }: Served): void {
  const { prepareStake, confirmStake, prepareUnlock, confirmUnlock } = lpStaking;
  serveOrder(app, orders, { before: prepareStake, after: confirmStake, plan: plans.stakeLp });
  serveOrder(app, orders, { before: prepareUnlock, after: confirmUnlock, plan: plans.unlockLp });
  serveOrder(app, orders, {
    before: lpStaking.prepareClaim,
    after: lpStaking.confirmClaim,
    plan: plans.claimLp,
  });
}

function serveCoinOrders(app: FastifyInstance, { orders, plans }: Served): void {
  serveOrder(app, orders, {
    before: coinStaking.prepareStake,
    after: coinStaking.confirmStake,
    plan: plans.stakeCoin,
    result: ({ result }) => (result?.['positionId'] ? { positionId: result['positionId'] } : {}),
  });
  serveOrder(app, orders, {
    before: coinStaking.prepareUnlock,
    after: coinStaking.confirmUnlock,
    plan: plans.unlockCoin,
  });
  serveOrder(app, orders, {
    before: coinStaking.prepareClaim,
    after: coinStaking.confirmClaim,
    plan: plans.claimCoin,
  });
}

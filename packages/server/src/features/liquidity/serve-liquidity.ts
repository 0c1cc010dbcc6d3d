import { liquidity } from '@vellum/api/liquidity/liquidity';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { depositDetail } from './deposit-detail.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import type { LiquidityPlans } from './liquidity-plans.ts';
import { pairDetail } from './lp-facts.ts';
import { poolDetail, poolPage } from './pool-pages.ts';
import { purchasePage } from './purchase-pages.ts';

type Served = Readonly<{ orders: Orders; plans: LiquidityPlans }>;

/** Pools, adding to them, and LP bought with one coin. */
export function serveLiquidity(
  app: FastifyInstance,
  parts: LiquidityParts,
  { orders, plans }: Served,
): void {
  serve(app, liquidity.list, ({ body }) => poolPage(parts, body));
  serve(app, liquidity.get, ({ body }) => poolDetail(parts, body.pair));
  serve(app, liquidity.getPair, ({ body }) => pairDetail(parts, body.pair));
  serve(app, liquidity.getDeposit, ({ body }) => depositDetail(parts, body.address, body.pair));
  serve(app, liquidity.listLpPurchases, ({ caller, body }) =>
    purchasePage(parts, caller.address, body),
  );
  serveOrder(app, orders, {
    before: liquidity.prepareAdding,
    after: liquidity.confirmAdding,
    plan: plans.add,
    result: lpOf,
  });
  serveOrder(app, orders, {
    before: liquidity.prepareLpPurchase,
    after: liquidity.confirmLpPurchase,
    plan: plans.buyLp,
    result: lpOf,
  });
  serveOrder(app, orders, {
    before: liquidity.prepareEdit,
    after: liquidity.confirmEdit,
    plan: plans.edit,
  });
}

const lpOf = ({ result }: OrderReply) =>
  result?.['lpAmount'] === undefined ? {} : { lpAmount: result['lpAmount'] };

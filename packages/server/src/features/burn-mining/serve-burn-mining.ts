import { burnMining } from '@vellum/api/burn-mining/burn-mining';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { burnPage } from './burn-pages.ts';
import type { BurnParts } from './burn-parts.ts';
import type { BurnPlans } from './burn-plans.ts';
import { burnPool } from './burn-pool.ts';
import { burnQuote } from './burn-quote.ts';

type Served = Readonly<{ orders: Orders; plans: BurnPlans }>;

/** Computing power by burning: the pool, prices, records, and the burn itself. */
export function serveBurnMining(
  app: FastifyInstance,
  parts: BurnParts,
  { orders, plans }: Served,
): void {
  serve(app, burnMining.get, ({ caller }) => burnPool(parts, caller?.address ?? null));
  serve(app, burnMining.quote, ({ body }) => burnQuote(parts, body));
  serve(app, burnMining.list, ({ body }) => burnPage(parts, body));
  serveOrder(app, orders, {
    before: burnMining.prepareBurn,
    after: burnMining.confirmBurn,
    plan: plans.burn,
    result: ({ result }) => (result?.['burnId'] ? { burnId: result['burnId'] } : {}),
  });
}

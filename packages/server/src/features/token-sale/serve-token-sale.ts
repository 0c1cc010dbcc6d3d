import { tokenSale } from '@vellum/api/token-sale/token-sale';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import type { purchasePlan } from './purchase-plan.ts';
import { ownSale, purchasePage, saleRules } from './sale-pages.ts';
import type { SaleParts } from './sale-parts.ts';

type Served = Readonly<{ orders: Orders; plan: ReturnType<typeof purchasePlan> }>;

/** The project's own sale of its coin. */
export function serveTokenSale(app: FastifyInstance, parts: SaleParts, served: Served): void {
  serve(app, tokenSale.rules, ({ body, caller }) =>
    saleRules(parts, body.tokenAddress, caller?.address ?? null),
  );
  serve(app, tokenSale.mine, ({ body, caller }) =>
    ownSale(parts, caller.address, body.tokenAddress),
  );
  serve(app, tokenSale.list, ({ body, caller }) => purchasePage(parts, caller.address, body));
  serveOrder(app, served.orders, {
    before: tokenSale.preparePurchase,
    after: tokenSale.confirmPurchase,
    plan: served.plan,
  });
}

import { presale } from '@vellum/api/presale/presale';
import type { FastifyInstance } from 'fastify';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerPerBlock } from '../../platform/per-block.ts';
import { presaleDetail, presaleOf, presaleReads, recordPage, refundsOf } from './presale-pages.ts';
import type { PresalePlans } from './presale-plans.ts';

type Served = Readonly<{ orders: Orders; plans: PresalePlans }>;

/** Presales: what they are, what I have in them, and everything that can be done with them. */
export function servePresale(app: FastifyInstance, parts: SaleParts, served: Served): void {
  const reads = presaleReads(parts);
  serve(
    app,
    presale.get,
    answerPerBlock(parts.position, (body, at) => presaleDetail(reads, body.tokenAddress, at)),
  );
  serve(app, presale.mine, ({ caller, body }) =>
    presaleOf(reads, caller.address, body.tokenAddress),
  );
  serve(app, presale.list, ({ body }) => recordPage(reads, body));
  serve(app, presale.listRefunds, ({ caller }) => refundsOf(reads, caller.address));
  servePresaleOrders(app, served);
}

function servePresaleOrders(app: FastifyInstance, { orders, plans }: Served): void {
  serveOrder(app, orders, {
    before: presale.preparePurchase,
    after: presale.confirmPurchase,
    plan: plans.buy,
  });
  serveOrder(app, orders, {
    before: presale.prepareRefund,
    after: presale.confirmRefund,
    plan: plans.refund,
  });
  serveOrder(app, orders, {
    before: presale.prepareClaim,
    after: presale.confirmClaim,
    plan: plans.claim,
  });
  serveOrder(app, orders, {
    before: presale.prepareEnd,
    after: presale.confirmEnd,
    plan: plans.end,
  });
  serveOrder(app, orders, {
    before: presale.prepareConfig,
    after: presale.confirmConfig,
    plan: plans.configure,
  });
}

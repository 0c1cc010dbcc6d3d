import { trade } from '@vellum/api/trade/trade';
import type { FastifyInstance } from 'fastify';
import type { SaleParts } from '../../launches/sale-parts.ts';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerPerBlock } from '../../platform/per-block.ts';
import { candlePage } from './candle-page.ts';
import { coinList } from './coin-list.ts';
import {
  allowedPage,
  fillPage,
  salePage,
  tradeDetail,
  tradeOf,
  tradeReads,
} from './trade-pages.ts';
import type { TradePlans } from './trade-plans.ts';

type Served = Readonly<{ orders: Orders; plans: TradePlans }>;

/** Internal trades, trades on the pairs, and price history. */
export function serveTrade(
  app: FastifyInstance,
  parts: SaleParts,
  { orders, plans }: Served,
): void {
  const reads = tradeReads(parts);
  serve(app, trade.get, ({ body }) => tradeDetail(reads, body.tokenAddress));
  serve(app, trade.mine, ({ caller, body }) => tradeOf(reads, caller.address, body.tokenAddress));
  serve(app, trade.listMarkets, ({ caller, body }) =>
    salePage(reads, caller?.address ?? null, body),
  );
  serve(app, trade.listAllowed, ({ body }) => allowedPage(reads, body));
  serve(app, trade.list, ({ body }) => fillPage(reads, body));
  serve(
    app,
    trade.candles,
    answerPerBlock(parts.position, (body) => candlePage(parts.pool, body, parts.contracts)),
  );
  serve(
    app,
    trade.listCoins,
    answerPerBlock(parts.position, () => coinList(parts.pool, parts.contracts)),
  );
  serveOrder(app, orders, {
    before: trade.preparePurchase,
    after: trade.confirmPurchase,
    plan: plans.buy,
  });
  serveOrder(app, orders, {
    before: trade.prepareUnlock,
    after: trade.confirmUnlock,
    plan: plans.unlock,
  });
  serveOrder(app, orders, {
    before: trade.prepareAdministration,
    after: trade.confirmAdministration,
    plan: plans.administer,
  });
}

import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { listOfPresalePlans, presalePlans } from '../features/presale/presale-plans.ts';
import { presaleProjection } from '../features/presale/presale-projection.ts';
import { presaleStore } from '../features/presale/presale-store.ts';
import { servePresale } from '../features/presale/serve-presale.ts';
import { rankProjection } from '../features/rankings/rank-projection.ts';
import { serveRankings } from '../features/rankings/serve-rankings.ts';
import { coinCandles } from '../features/trade/coin-candles.ts';
import { marketProjection } from '../features/trade/market-projection.ts';
import { serveTrade } from '../features/trade/serve-trade.ts';
import { tradeNews } from '../features/trade/trade-news.ts';
import { listOfTradePlans, tradePlans } from '../features/trade/trade-plans.ts';
import { tradeProjection } from '../features/trade/trade-projection.ts';
import { tradeStore } from '../features/trade/trade-store.ts';
import type { BlockAnnotator, Projection } from '../indexer/projection.ts';
import { type SaleMeans, saleParts } from '../launches/sale-parts.ts';
import type { Orders } from '../orders/order-engine.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';

export type SaleModule = ReturnType<typeof saleModule>;

/** What presales, internal trades, markets and rankings run on. */
export function saleModule(means: SaleMeans) {
  const parts = saleParts(means);
  const ofPresales = presalePlans(parts);
  const ofTrades = tradePlans(parts);
  const [presales, trades] = [presaleStore(means.database), tradeStore(means.database)];
  return {
    plans: [
      ...listOfPresalePlans(ofPresales),
      ...listOfTradePlans(ofTrades),
    ] as readonly AnyOrderPlan[],
    /** They read the rows of launches, so the projection of those comes first. */
    projections: [
      presaleProjection,
      tradeProjection,
      marketProjection(means.contracts.wtrx),
      coinCandles(means.contracts),
      rankProjection,
    ] as readonly Projection[],
    annotators: [tradeNews] as readonly BlockAnnotator[],
    /** What an address holds in presales and internal trades. */
    async positions(address: Address) {
      const [inPresales, inTrades] = await Promise.all([
        presales.ofBuyer(address),
        trades.ofBuyer(address),
      ]);
      return { presales: inPresales, trades: inTrades };
    },
    serve(app: FastifyInstance, orders: Orders): void {
      servePresale(app, parts, { orders, plans: ofPresales });
      serveTrade(app, parts, { orders, plans: ofTrades });
      serveRankings(app, parts);
    },
  };
}

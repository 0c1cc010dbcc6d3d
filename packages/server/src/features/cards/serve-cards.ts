import { levelCards, platformCards } from '@vellum/api/cards/card-collection';
import { cardMarket } from '@vellum/api/cards/card-market';
import { cardMedia } from '@vellum/api/cards/card-media';
import { cardPledge } from '@vellum/api/cards/card-pledge';
import { cards } from '@vellum/api/cards/cards';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { whose } from '../../platform/http/whose.ts';
import { answerPerBlock } from '../../platform/per-block.ts';
import { cardMediaFile } from './card-media.ts';
import type { CardParts } from './card-parts.ts';
import type { CardPlans } from './card-plans.ts';
import { cardDetail, cardHistory, cardPage, cardTotals } from './collection.ts';
import { levelList } from './level-list.ts';
import { listingDetail, listingPage, tradePage } from './market.ts';
import { pledgePage } from './pledge/pledge-pages.ts';
import { pledgeTerms, poolStatistics } from './pledge/pool.ts';
import { type PurchaseParts, purchasePage } from './purchases.ts';
import { serveCardOrders } from './serve-card-orders.ts';
import { eligibility, productDetail, productPage } from './shop.ts';

export type ServedCards = CardParts &
  PurchaseParts &
  Readonly<{ publicUrl(): string; plans: CardPlans; orders: Orders }>;

/** The two collections of paths, the shop, the market and the pledges: one contract behind them all. */
export function serveCards(app: FastifyInstance, parts: ServedCards): void {
  serveShop(app, parts);
  serveCollections(app, parts);
  serveMarket(app, parts);
  servePledges(app, parts);
  serveCardOrders(app, parts.orders, parts.plans);
  serveRaw(app, cardMedia.file, async ({ body }, reply) => {
    const { headers, content } = await cardMediaFile(parts, (body as { file: string }).file);
    return reply.headers(headers).send(content);
  });
}

function serveShop(app: FastifyInstance, parts: ServedCards): void {
  serve(app, cards.eligibility, ({ caller }) => eligibility(parts, caller.address));
  serve(app, cards.listProducts, ({ body }) => productPage(parts, body));
  serve(app, cards.getProduct, ({ body }) => productDetail(parts, body.productId));
  serve(app, cards.listPurchases, ({ caller, body }) => purchasePage(parts, caller.address, body));
}

function serveCollections(app: FastifyInstance, parts: ServedCards): void {
  for (const collection of [platformCards, levelCards]) {
    serve(app, collection.get, ({ body }) => cardDetail(parts, body.tokenId));
    serve(app, collection.history, ({ body: { tokenId, ...page } }) =>
      cardHistory(parts, tokenId, page),
    );
  }
  serve(app, platformCards.listMine, (call) => {
    const { pageNo, pageSize, address: _, ...filter } = call.body;
    return cardPage(parts, { ...filter, owner: whose(call) }, { pageNo, pageSize });
  });
  serve(app, platformCards.totals, (call) => cardTotals(parts, whose(call)));
  serve(app, levelCards.levels, () => levelList(parts));
  serve(app, levelCards.list, ({ body: { pageNo, pageSize, ...filter } }) =>
    cardPage(parts, filter, { pageNo, pageSize }),
  );
}

function serveMarket(app: FastifyInstance, parts: ServedCards): void {
  serve(
    app,
    cardMarket.list,
    answerPerBlock(parts.position, (body) => listingPage(parts, body)),
  );
  serve(app, cardMarket.get, ({ body }) => listingDetail(parts, body.listingId));
  serve(app, cardMarket.listTrades, ({ caller, body }) => tradePage(parts, caller.address, body));
}

function servePledges(app: FastifyInstance, parts: ServedCards): void {
  serve(app, cardPledge.statistics, () => poolStatistics(parts));
  serve(app, cardPledge.terms, () => pledgeTerms(parts));
  serve(app, cardPledge.listMine, ({ caller, body }) => pledgePage(parts, caller.address, body));
}

import { levelCards, platformCards } from '@vellum/api/cards/card-collection';
import { cardMarket } from '@vellum/api/cards/card-market';
import { cardPledge } from '@vellum/api/cards/card-pledge';
import { cards } from '@vellum/api/cards/cards';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import type { CardPlans } from './card-plans.ts';

/** Before and After of every paid action that has paths of its own. */
export function serveCardOrders(app: FastifyInstance, orders: Orders, plans: CardPlans): void {
  serveOrder(app, orders, {
    before: cards.prepareFirstPayment,
    after: cards.confirmFirstPayment,
    plan: plans.firstPayment,
    result: firstResult,
  });
  serveOrder(app, orders, {
    before: cards.prepareSecondPayment,
    after: cards.confirmSecondPayment,
    plan: plans.secondPayment,
    result: cardsOf,
  });
  serveOrder(app, orders, {
    before: levelCards.preparePurchase,
    after: levelCards.confirmPurchase,
    plan: plans.buy,
    result: ({ result }) => (result?.['tokenId'] ? { tokenId: result['tokenId'] } : {}),
  });
  serveMarketOrders(app, orders, plans);
  serveCollectionOrders(app, orders, plans);
}

function serveMarketOrders(app: FastifyInstance, orders: Orders, plans: CardPlans): void {
  serveOrder(app, orders, {
    before: cardMarket.prepareSale,
    after: cardMarket.confirmSale,
    plan: plans.list,
  });
  serveOrder(app, orders, {
    before: cardMarket.prepareUnlisting,
    after: cardMarket.confirmUnlisting,
    plan: plans.unlist,
  });
  serveOrder(app, orders, {
    before: cardMarket.preparePurchase,
    after: cardMarket.confirmPurchase,
    plan: plans.buyListed,
  });
}

function serveCollectionOrders(app: FastifyInstance, orders: Orders, plans: CardPlans): void {
  for (const collection of [platformCards, levelCards]) {
    serveOrder(app, orders, {
      before: collection.prepareTransfer,
      after: collection.confirmTransfer,
      plan: plans.transfer,
    });
  }
  for (const collection of [platformCards, levelCards, cardPledge]) {
    serveOrder(app, orders, {
      before: collection.preparePledge,
      after: collection.confirmPledge,
      plan: plans.pledge,
    });
    serveOrder(app, orders, {
      before: collection.prepareUnlock,
      after: collection.confirmUnlock,
      plan: plans.unlock,
    });
  }
}

const cardsOf = ({ result }: OrderReply) =>
  result?.['tokenId'] === undefined ? {} : { tokenIds: [result['tokenId']] };

const firstResult = (order: OrderReply) => ({
  ...cardsOf(order),
  ...(order.result?.['secondPaymentDue'] !== undefined && {
    secondPaymentDue: Number(order.result['secondPaymentDue']),
  }),
});

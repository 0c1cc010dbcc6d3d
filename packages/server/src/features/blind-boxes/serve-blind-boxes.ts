import { blindBoxes } from '@vellum/api/blind-boxes/blind-boxes';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { whose } from '../../platform/http/whose.ts';
import type { BoxParts } from './box-parts.ts';
import type { BoxPlans } from './box-plans.ts';
import { prizeMoney } from './box-shape.ts';
import { myBoxes } from './my-boxes.ts';
import { boxesPage, publishedDraw, seriesDetail, seriesPage } from './series-pages.ts';

/** Series, their boxes, draws and who has them for anyone; the opening for the session. */
export function serveBlindBoxes(
  app: FastifyInstance,
  parts: BoxParts,
  { orders, plans }: Readonly<{ orders: Orders; plans: BoxPlans }>,
): void {
  serve(app, blindBoxes.listSeries, ({ body }) => seriesPage(parts, body));
  serve(app, blindBoxes.getSeries, ({ body }) => seriesDetail(parts, body.seriesId));
  serve(app, blindBoxes.listBoxes, ({ body }) => boxesPage(parts, body));
  serve(app, blindBoxes.draw, ({ body }) => publishedDraw(parts, body.seriesId));
  serve(app, blindBoxes.listMine, (call) => myBoxes(parts, whose(call), call.body));
  serveOrder(app, orders, {
    before: blindBoxes.prepareOpening,
    after: blindBoxes.confirmOpening,
    plan: plans.open,
    result: (order) => revealedBy(parts, order),
  });
}

/** What an opening found, once a block has it. */
async function revealedBy({ series, ready }: BoxParts, { result }: OrderReply) {
  const { seriesId, prizeId } = result ?? {};
  if (seriesId === undefined || prizeId === undefined) return {};
  const view = await series.find(BigInt(seriesId), await ready());
  return view === null ? {} : { revealed: { prizeId, prize: prizeMoney(view, Number(prizeId)) } };
}

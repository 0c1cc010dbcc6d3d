import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { alikeOf } from './alike-of.ts';
import { withDraft } from './creation-draft.ts';
import { dashboard } from './dashboard.ts';
import { editTexts } from './edit-texts.ts';
import type { LaunchParts } from './launch-parts.ts';
import { tokenDetail } from './token-detail.ts';
import { burnPage, editPage, holderPage, tokenPage } from './token-pages.ts';

type Served = Readonly<{ orders: Orders; creation: OrderPlan<LaunchForm> }>;

/** Launched tokens: made, listed, found, shown, and told of by their creators. */
export function serveTokenLaunch(
  app: FastifyInstance,
  parts: LaunchParts,
  { orders, creation }: Served,
): void {
  serve(app, tokenLaunch.factory, () => parts.factory.shown());
  serve(app, tokenLaunch.list, ({ body }) => tokenPage(parts, body));
  serve(app, tokenLaunch.findAlike, async ({ body }) => ({
    looksLike: await alikeOf(parts, { tokenName: body.name, tokenSymbol: body.symbol }),
  }));
  serve(app, tokenLaunch.get, ({ body }) => tokenDetail(parts, body.tokenAddress));
  serve(app, tokenLaunch.update, ({ body, caller }) => editTexts(parts, caller.address, body));
  serve(app, tokenLaunch.listHolders, ({ body }) => holderPage(parts, body));
  serve(app, tokenLaunch.listEdits, ({ body }) => editPage(parts, body));
  serve(app, tokenLaunch.listBurns, ({ body }) => burnPage(parts, body));
  serve(app, tokenLaunch.dashboard, ({ caller }) => dashboard(parts, caller.address));
  serveOrder(app, withDraft(orders, parts.drafts), {
    before: tokenLaunch.prepareCreation,
    after: tokenLaunch.confirmCreation,
    plan: creation,
    result: addressesOf,
  });
}

/** Known once the creation is in a block. */
function addressesOf({ result = {} }: OrderReply) {
  const names = ['tokenAddress', 'presaleAddress', 'tradeAddress'];
  return Object.fromEntries(
    names.flatMap((name) => (result[name] === undefined ? [] : [[name, result[name]]])),
  );
}

import { otc } from '@vellum/api/otc/otc';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { fillPage, offerDetail, offeredCoins, offerPage } from './offer-pages.ts';
import type { OtcParts } from './otc-parts.ts';

/** Offers and what was taken of them. Making, taking and ending them goes by the orders' own paths. */
export function serveOtc(app: FastifyInstance, parts: OtcParts): void {
  serve(app, otc.list, ({ body }) => offerPage(parts, body));
  serve(app, otc.get, ({ body }) => offerDetail(parts, body.offerId));
  serve(app, otc.listCoins, () => offeredCoins(parts));
  serve(app, otc.listFills, ({ body }) => fillPage(parts, body));
}

import { swap } from '@vellum/api/swap/swap';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { poolsBetween, swapPage, tokenDetail, tokenPage } from './swap-pages.ts';
import type { SwapParts } from './swap-parts.ts';

/** Tokens, pools and swaps. Swapping itself goes by the orders' own paths. */
export function serveSwap(app: FastifyInstance, parts: SwapParts): void {
  serve(app, swap.listTokens, ({ body }) => tokenPage(parts, body));
  serve(app, swap.getToken, ({ body }) => tokenDetail(parts, body.token));
  serve(app, swap.pools, ({ body }) => poolsBetween(parts, body));
  serve(app, swap.list, ({ body }) => swapPage(parts, body));
}

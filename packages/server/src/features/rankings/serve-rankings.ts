import { rankings } from '@vellum/api/rankings/rankings';
import type { FastifyInstance } from 'fastify';
import type { SaleParts } from '../../launches/sale-parts.ts';
import { serve } from '../../platform/http/serve.ts';
import { rankPages } from './rank-page.ts';

/** Tokens by what was raised, traded or burned, or by holders. */
export function serveRankings(app: FastifyInstance, parts: SaleParts): void {
  const page = rankPages(parts);
  serve(app, rankings.list, ({ body }) => page(body));
}

import { solvency } from '@vellum/api/solvency/solvency';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { claimPage, overview, sharesOf, statementPage } from './solvency-pages.ts';
import type { SolvencyParts } from './solvency-parts.ts';

/** What is held and owed, and the proof of each claim. */
export function serveSolvency(app: FastifyInstance, parts: SolvencyParts): void {
  serve(app, solvency.overview, () => overview(parts));
  serve(app, solvency.list, ({ body }) => statementPage(parts, body));
  serve(app, solvency.shares, ({ body }) => sharesOf(parts, body.address));
  serve(app, solvency.listClaims, ({ body }) => claimPage(parts, body));
}

import { energy } from '@vellum/api/energy/energy';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { answerPerBlock } from '../../platform/per-block.ts';
import type { EnergyParts } from './energy-parts.ts';
import { deskFigures, rentalPage } from './rental-pages.ts';

/** The desk and its rentals. Renting and taking money back goes by the orders' own paths. */
export function serveEnergy(app: FastifyInstance, parts: EnergyParts): void {
  serve(app, energy.desk, () => deskFigures(parts));
  serve(
    app,
    energy.list,
    answerPerBlock(parts.position, (body, at) => rentalPage(parts, body, at)),
  );
}

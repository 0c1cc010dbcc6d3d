import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';

/**
 * Milliseconds that the event loop runs late, on average over a second. A crowd that opens the app at once makes it late by
 * hundreds; callers give up after ten seconds.
 */
const LATEST_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

/** Refuses new calls while the process cannot keep up with those it has. Health checks are answered regardless. */
export async function shedLoad(app: FastifyInstance, latestMs = LATEST_MS): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    pressureHandler: async ({ routeOptions }, reply) => {
      if (routeOptions.config.endpoint?.pace === 'none') return;
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw new Refusal({ code: 'SERVER_BUSY' });
    },
  });
}

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Told of every request once it was answered. */
export type RequestObserver = (request: FastifyRequest, reply: FastifyReply, ms: number) => void;

/** One log line and one measurement a request. Addresses appear as a hash that only this process can repeat. */
export function observeRequests(log: Logger, metrics: Metrics): RequestObserver {
  const key = randomBytes(16);
  const hidden = (address: string) =>
    createHmac('sha256', key).update(address).digest('hex').slice(0, 12);
  return (request, reply, ms) => {
    // The pattern of the route, never the URL: a URL may hold what a person typed.
    const route = request.routeOptions.url ?? 'none';
    metrics.request(route, reply.statusCode, ms / 1000);
    if (!log.isLevelEnabled('info')) return;
    log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      code: reply.outcome,
      ms: Math.round(ms * 10) / 10,
      ...(request.session && { address: hidden(request.session.address) }),
    });
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { remembered } from '@vellum/tron/remembered';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, symbols } from 'pino';
import type { Metrics } from '../log/metrics.ts';

/** Told of every request once it was answered. */
export type RequestObserver = (request: FastifyRequest, reply: FastifyReply, ms: number) => void;

/** One log line and one measurement a request. Addresses appear as a hash that only this process can repeat. */
export function observeRequests(log: Logger, metrics: Metrics): RequestObserver {
  const key = randomBytes(16);
  const hidden = remembered(
    (address: string) => createHmac('sha256', key).update(address).digest('hex').slice(0, 12),
    MOST_HIDDEN,
  );
  const lines = linesOf(log);
  return (request, reply, ms) => {
    // The pattern of the route, never the URL: a URL may hold what a person typed.
    const route = request.routeOptions.url ?? 'none';
    metrics.request(route, reply.statusCode, ms / 1000);
    if (!log.isLevelEnabled('info')) return;
    const { id, method, session } = request;
    const who = session === null ? '' : `,"address":"${hidden(session.address)}"`;
    const answer = `"status":${reply.statusCode},"code":"${reply.outcome}","ms":${Math.round(ms * 10) / 10}`;
    lines.write(
      `{"level":${INFO},"time":${Date.now()},"requestId":"${id}","method":"${method}","route":"${route}",${answer}${who}}\n`,
    );
  };
}

const INFO = 30;
/** Addresses whose hash is remembered. */
const MOST_HIDDEN = 10_000;

/**
 * Where the log writes its lines. That of a request is put together by hand: every value in it is ours and
 * needs no escape, and finding that out for each took longer than all checks of the request.
 */
function linesOf(log: Logger): Readonly<{ write(line: string): void }> {
  return (log as unknown as Record<typeof symbols.streamSym, { write(line: string): void }>)[
    symbols.streamSym
  ];
}

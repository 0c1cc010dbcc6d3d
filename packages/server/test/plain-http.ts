import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createHttp, type HttpOptions } from '../src/platform/http/http.ts';

/** The server's HTTP without an endpoint or a database: nobody has a session, nobody is limited. */
export function plainHttp(asked: Partial<HttpOptions> = {}): Promise<FastifyInstance> {
  return createHttp({
    clock: Date.now,
    log: pino({ level: 'silent' }),
    rights: { isActive: async () => true, isCreator: async () => true, isAdmin: () => true },
    findSession: async () => null,
    cookie: { name: 'sid', attributes: '' },
    origins: () => new Set(),
    limits: null,
    observe: () => undefined,
    ...asked,
  });
}

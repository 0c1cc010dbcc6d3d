import type { ErrorCode } from '@vellum/api/refusals/error-codes';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Deadline } from './deadline.ts';
import type { RequestLimits } from './limits/limit-requests.ts';
import type { Rights } from './sessions/rights.ts';
import type { Session } from './sessions/session.ts';

/** What `serve` needs of the server it registers on. */
export type Platform = Readonly<{
  clock: Clock;
  /** Null where calls are not counted. */
  limits: RequestLimits | null;
  rights: Rights;
  /** Whose session the request is of, null at once when it names none; its cookie is sent again when its time began again. */
  sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> | null;
  /** Hold every reply against its schema; for tests. */
  checkReplies: boolean;
  /** Paths that a feature has put a handler behind. */
  served: Set<string>;
}>;

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyRequest {
    deadline: Deadline | null;
    session: Session | null;
    /** The file of a multipart body. */
    uploaded: Buffer | null;
  }
  interface FastifyReply {
    /** The code it was refused with. */
    outcome: ErrorCode | 'OK';
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
  }
}

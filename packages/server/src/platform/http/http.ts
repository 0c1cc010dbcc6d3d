import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import formbody from '@fastify/formbody';
import { failure } from '@vellum/api/failures/failure';
import { IMAGE_BYTES_LIMIT } from '@vellum/api/uploads/image-rule';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Deadline } from '../deadline.ts';
import type { BelievedProxies } from '../limits/believed-proxies.ts';
import { limitConnections } from '../limits/limit-connections.ts';
import { limitRequests, provideRateLimits, type RequestLimits } from '../limits/limit-requests.ts';
import type { Limits } from '../limits/limits.ts';
import { shedLoad } from '../limits/shed-load.ts';
import type { Platform } from '../platform.ts';
import { FieldsRefused } from '../refusals/refusal.ts';
import type { Rights } from '../sessions/rights.ts';
import { type FindSession, SESSION_MS, type Session } from '../sessions/session.ts';
import { type SessionCookie, sessionTokenOf, setSession } from '../sessions/session-token.ts';
import { isAmbiguous } from './ambiguous-request.ts';
import { sendBodyRefusal, sendProblem } from './answer.ts';
import { logFailure } from './log-failure.ts';
import { problemOf } from './problem-of.ts';
import { FORM_BYTES_LIMIT, readForm } from './read-form.ts';
import { refusalOnArrival } from './refusal-on-arrival.ts';
import type { RequestObserver } from './request-observer.ts';

export type HttpOptions = Readonly<{
  clock: Clock;
  log: Logger;
  rights: Rights;
  findSession: FindSession;
  cookie: SessionCookie;
  /** Where pages of ours come from. */
  origins(): ReadonlySet<string>;
  /** Null where nobody is limited. */
  limits: Limits | null;
  /** Whether people reach this server by https. */
  isBehindTls?: boolean;
  /** Who is believed in X-Forwarded-For; nobody unless told. */
  proxies?: BelievedProxies | null;
  timeoutMs?: number;
  checkReplies?: boolean;
  observe: RequestObserver;
}>;

/** The client gives up after ten seconds. */
const TIMEOUT_MS = 8000;

/**
 * A connection on which nothing moves for so long is closed, that of a listener who reads nothing too: longer than proxies
 * keep theirs, and than a stream is quiet.
 */
const SILENCE_MS = 90_000;

/** A connection without a request is closed after so long: later than proxies close theirs, so that they never use a closed one. */
const IDLE_MS = 72_000;

/** The largest body that an honest client sends: what is refused before is read to its end up to here, else cut off. */
const LARGEST_BODY = IMAGE_BYTES_LIMIT + FORM_BYTES_LIMIT;

const constantHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** A year of https alone, as the cookie of the session asks for too. Other names under the domain are not ours to decide. */
const headersBehindTls = {
  ...constantHeaders,
  'strict-transport-security': 'max-age=31536000',
} as const;

/** The HTTP server without any endpoint: what holds for every request. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { timeoutMs = TIMEOUT_MS, proxies = null, limits } = options;
  const app = fastify({
    logger: false,
    bodyLimit: FORM_BYTES_LIMIT,
    trustProxy: proxies ?? false,
    genReqId: requestIds(),
    requestTimeout: timeoutMs,
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: IDLE_MS,
    // Both times: Node takes the longer of the two for the body, and the one for headers is a minute unless told.
    http: { connectionsCheckingInterval: 1000, headersTimeout: timeoutMs },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: (text: string) => ({ text }), maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      answerUnread(app, request.raw.socket, () => {
        void sendProblem(reply.headers(constantHeaders), { code: 'VALIDATION' });
      });
    },
    clientErrorHandler: (_error, socket) => {
      // Browsers connect ahead of what they ask: an answer that nobody asked for would be taken for the next page.
      if (socket.bytesRead === 0) return void socket.destroy();
      answerUnread(app, socket, () => answerMalformed(socket));
    },
  });
  await provideRateLimits(app);
  const counts = limits && limitRequests(app, { limits, proxies, cookie: options.cookie });
  app.decorate('platform', platformOf(options, counts));
  decorateRequests(app);
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: FORM_BYTES_LIMIT, parser: parseBody });
  addHooks(app, options, timeoutMs);
  if (limits !== null) {
    limitConnections(app.server, limits.connections, proxies);
    await shedLoad(app);
  }
  return app;
}

/** Unique among processes and cheap; nothing relies on nobody guessing it. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}

// A refused form is null; the endpoint's own order of checks decides when that is told.
const parseBody = (text: string) => readForm(text) as Record<string, unknown>;

function platformOf(options: HttpOptions, limits: RequestLimits | null): Platform {
  const { clock, rights, cookie, checkReplies = false } = options;
  return {
    clock,
    rights,
    limits,
    checkReplies,
    served: new Set(),
    sessionOf({ headers }, reply) {
      const token = sessionTokenOf(headers, cookie);
      return token === null ? null : sessionBehind(token, reply, options);
    },
  };
}

async function sessionBehind(
  token: string,
  reply: FastifyReply,
  { findSession, cookie }: HttpOptions,
): Promise<Session | null> {
  const found = await findSession(token);
  if (found?.renewed && reply.request.headers.authorization === undefined) {
    reply.header('set-cookie', setSession(cookie, token, SESSION_MS / 1000));
  }
  return found?.session ?? null;
}

function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('deadline', null);
  app.decorateRequest('session', null);
  app.decorateReply('outcome', 'OK');
  app.decorateRequest('uploaded', null);
}

function addHooks(
  app: FastifyInstance,
  { origins, observe, log, isBehindTls = false }: HttpOptions,
  timeoutMs: number,
): void {
  const letGo = lettingGo(app);
  const headers = isBehindTls ? headersBehindTls : constantHeaders;
  app.addHook('onRequest', async (request, reply) => {
    request.deadline = new Deadline(timeoutMs);
    reply.headers(headers);
    await app.platform.limits?.arrive(request);
    const refusal = refusalOnArrival(request, origins());
    if (refusal !== null) throw refusal;
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.deadline?.meet();
    observe(request, reply, reply.elapsedTime);
    letGo();
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (isEndless(request) || isAmbiguous(request.raw)) reply.header('connection', 'close');
    if (error instanceof FieldsRefused) {
      return sendBodyRefusal(reply, { code: error.problem.code, fields: error.fields });
    }
    const errors = request.routeOptions.config?.endpoint?.errors ?? null;
    const problem = problemOf(error, errors);
    logFailure(log, error, { problem, requestId: request.id });
    return sendProblem(reply, problem ?? { code: 'INTERNAL' });
  });
}

/** Whether so much is still to come that it is not waited for. */
function isEndless({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > LARGEST_BODY;
}

/** A connection that was busy when the stop began is kept open by its client, and would hold it up. */
function lettingGo(app: FastifyInstance): () => void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  return () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  };
}

/** Whoever continues sending what cannot be read is not answered any more. */
function answerUnread({ platform }: FastifyInstance, socket: Socket, answer: () => void): void {
  const close = () => {
    socket.destroy();
  };
  const counted = platform.limits?.mayAnswer(socket) ?? Promise.resolve(true);
  counted.then((may) => (may ? answer() : close()), close);
}

/** For what is no HTTP at all, or took too long to arrive. */
function answerMalformed(socket: Socket): void {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(failure({ code: 'VALIDATION' }, { language: 'en', requestId: '' }));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}

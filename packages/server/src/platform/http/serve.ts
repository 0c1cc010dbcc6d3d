import type { BodyOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { refusalOfBody } from '@vellum/api/failures/refusal-of-body';
import type { Language } from '@vellum/api/typed-text/language';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deadline } from '../deadline.ts';
import { Refusal } from '../refusals/refusal.ts';
import { refusalOfCaller } from '../sessions/rights.ts';
import type { Session } from '../sessions/session.ts';
import { languageOf, sendBodyRefusal, sendData } from './answer.ts';
import { fieldsOf } from './fields-of.ts';
import { Overdue } from './problem-of.ts';
import { acceptMultipart } from './read-multipart.ts';

/** A call that may go on: its body is decoded and its caller allowed. */
export type Call<E extends AnyEndpoint = AnyEndpoint> = Readonly<{
  body: BodyOf<E>;
  /** Null only where anyone may call. */
  caller: E['caller'] extends '-' ? Session | null : Session;
  language: Language;
  requestId: string;
  /** Aborted when the time for the answer is over. */
  signal: AbortSignal;
  request: FastifyRequest;
  /** For headers; the answer itself is what the handler returns. */
  reply: FastifyReply;
}>;

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<ReplyOf<E>> | ReplyOf<E>;

/** Puts a handler behind an endpoint: everything that holds for every call is done here and in http.ts. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  serveRaw(app, endpoint, async (call, reply) => {
    const data = await handler(call as Call<E>);
    if (app.platform.checkReplies) checkReply(endpoint, data);
    // The time was over before the work was done, and the caller knows.
    if (reply.sent) return reply;
    return endpoint.answers === 'json' ? reply.send(data) : sendData(reply, data);
  });
}

/** Like `serve` for answers that are no envelope: the handler sends them itself. */
export function serveRaw(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  handler: (call: Call, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.platform.served.add(endpoint.path);
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: { endpoint },
    handler(request, reply) {
      const { deadline } = request;
      if (deadline === null) throw new Error('a request has no deadline');
      const place = { request, reply, deadline };
      return deadline.keep(answer(app, endpoint, place, handler));
    },
  };
  // What reads files costs every request of its scope, so its scope is this one route.
  if (endpoint.accepts === 'multipart') acceptMultipart(app, (scope) => scope.route(route));
  else app.route(route);
}

type CallContext = Pick<Call, 'request' | 'reply'> & Readonly<{ deadline: Deadline }>;

async function answer(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  place: CallContext,
  handler: (call: Call, reply: FastifyReply) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { request, reply, deadline } = place;
  if (deadline.isOver) throw new Overdue();
  const session = await admit(app, endpoint, place);
  const fields = await fieldsOf(endpoint, request);
  const decoded = endpoint.body.safeParse(fields);
  if (!decoded.success) {
    return sendBodyRefusal(reply, refusalOfBody(endpoint, fields, decoded.error.issues));
  }
  if (endpoint.caller === 'C') await checkCreator(app, session, decoded.data);
  // Whoever waits too long has been answered already; nothing is begun for them.
  if (deadline.isOver) throw new Overdue();
  return handler(callOf(place, decoded.data, session), reply);
}

/** Language and signal are worked out when asked for: most never ask. */
function callOf(
  { request, reply, deadline }: CallContext,
  body: unknown,
  caller: Session | null,
): Call {
  return {
    body: body as Call['body'],
    // The type follows from the endpoint's; `admit` has refused whoever may not call.
    caller: caller as Call['caller'],
    request,
    reply,
    requestId: request.id,
    get language() {
      return languageOf(reply);
    },
    get signal() {
      return deadline.signal;
    },
  };
}

/** Who calls, once they are known to be allowed to. */
async function admit(
  { platform }: FastifyInstance,
  { caller }: AnyEndpoint,
  { request, reply }: CallContext,
): Promise<Session | null> {
  const named = platform.sessionOf(request, reply);
  const session = named && (await named);
  request.session = session;
  await platform.limits?.callOf(request);
  if (caller === '-') return session;
  const refusal = await refusalOfCaller(caller, session, platform.rights, platform.clock);
  if (refusal !== null) throw new Refusal(refusal);
  return session;
}

async function checkCreator(
  { platform }: FastifyInstance,
  session: Session | null,
  body: unknown,
): Promise<void> {
  if (session !== null && !(await platform.rights.isCreator(session.address, body))) {
    throw new Refusal({ code: 'NOT_TOKEN_OWNER' });
  }
}

function checkReply({ path, reply }: AnyEndpoint, data: unknown): void {
  const checked = reply.safeParse(data);
  if (!checked.success) {
    throw new Error(`${path} answered with ${JSON.stringify(checked.error.issues)}`);
  }
}

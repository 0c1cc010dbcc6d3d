import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type AdminPolicy, adminRefusal } from './admin/admin-guard.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { dispatch } from './dispatch.ts';
import type { HttpContext } from './handler.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';
import type { RefusalPace } from './refusal-pace.ts';
import { jsonReply, type Reply } from './reply.ts';
import { isAdminPath } from './routes.ts';

/** What every request is answered with. */
export type Served = Readonly<{
  context: HttpContext;
  policy: AdminPolicy;
  pace: RefusalPace;
  onBug: (error: unknown) => void;
}>;

/** What proxies add to requests that they pass on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

type Target = Readonly<{ path: string; query: string }>;

/** Answers one request, unless its client goes away. */
export async function exchange(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = targetOf(request.url ?? '/');
  const restricted = isAdminPath(target.path);
  const refusal = restricted ? refusalOf(served, request) : undefined;
  const reply = refusal
    ? jsonReply(403, { Error: `refused: ${refusal}` })
    : await replyTo(served, request, target);
  if (reply === undefined) return;
  await holdBack(served, request, reply);
  const cors = refusal ? {} : corsHeaders(request.headers.origin, restricted);
  send(request, response, reply, cors);
}

function refusalOf({ policy }: Served, { headers, socket }: IncomingMessage): string | undefined {
  return adminRefusal(policy, {
    remoteAddress: socket.remoteAddress,
    host: headers.host,
    origin: headers.origin,
    fetchSite: textHeader(headers['sec-fetch-site']),
    isForwarded: FORWARDED.some((name) => headers[name] !== undefined),
  });
}

async function replyTo(
  served: Served,
  request: IncomingMessage,
  target: Target,
): Promise<Reply | undefined> {
  const { context, onBug } = served;
  const { method = '', headers } = request;
  if (method === 'OPTIONS') return { status: 204, body: '', refused: false };
  if (!['GET', 'POST', 'HEAD'].includes(method)) {
    return jsonReply(405, { Error: 'HTTP method is not supported by this URL' });
  }
  const body = await readBody(request);
  if (body.status === 'gone') return undefined;
  if (body.status === 'too-large') {
    const message = `body size is too big, the limit is ${MAX_BODY_BYTES}`;
    return jsonReply(413, { Error: `class java.lang.Exception : ${message}` });
  }
  const origin = `http://${headers.host ?? 'localhost'}`;
  const mayUseHooks = () => refusalOf(served, request) === undefined;
  const contentType = headers['content-type'] ?? '';
  const asked = { ...target, method, origin, body: body.text, contentType, mayUseHooks };
  return dispatch(context, asked, onBug);
}

async function holdBack({ pace }: Served, request: IncomingMessage, reply: Reply): Promise<void> {
  if (!reply.refused) return;
  const bodyBytes = Number(request.headers['content-length'] ?? 0) || 0;
  const delay = pace.delay(performance.now(), Math.min(bodyBytes, MAX_BODY_BYTES));
  if (delay > 0) await setTimeout(delay, undefined, { ref: false });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, type = 'application/json;charset=utf-8' }: Reply,
  cors: Record<string, string>,
): void {
  if (status === 413) {
    // The rest of the body is not worth reading, so the connection cannot be used again.
    response.setHeader('connection', 'close');
    response.once('finish', () => request.destroy());
  }
  const asked = textHeader(request.headers['access-control-request-headers']);
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    ...cors,
    ...(status === 204 && preflightHeaders(asked)),
    ...(status !== 204 && { 'content-type': type }),
    ...(status !== 204 && { 'content-length': length }),
  });
  // A text of plain ASCII has the same bytes either way, and is sent faster so.
  const encoding = length === body.length ? 'latin1' : 'utf8';
  response.end(request.method === 'HEAD' ? undefined : body, encoding);
}

function targetOf(url: string): Target {
  const at = url.indexOf('?');
  return at === -1
    ? { path: url, query: '' }
    : { path: url.slice(0, at), query: url.slice(at + 1) };
}

function textHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

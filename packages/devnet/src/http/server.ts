import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventIndex } from '../events/event-index.ts';
import { type AdminPolicy, adminRefusal } from './admin-guard.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { dispatch } from './dispatch.ts';
import type { HttpContext, HttpDeps } from './handler.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';
import { jsonReply, type Reply } from './reply.ts';
import { isAdminPath } from './routes.ts';

export type HttpOptions = Readonly<{
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Web origins beside those of this machine that may use /admin and /tre. */
  allowedOrigins?: readonly string[];
  /** Lets callers from other machines use /admin and /tre, when `host` lets them connect at all. */
  remoteAdmin?: boolean;
  /** Told of errors that no request should be able to cause; they are printed by default. */
  onBug?: (error: unknown) => void;
}>;

export type HttpServer = Readonly<{ url: string; close: () => Promise<void> }>;

type Served = Readonly<{
  context: HttpContext;
  policy: AdminPolicy;
  onBug: (error: unknown) => void;
}>;

/** Serves full, confirmed and event API, /admin and /tre on one port. */
export async function startHttp(deps: HttpDeps, options: HttpOptions): Promise<HttpServer> {
  const served: Served = {
    context: { ...deps, events: new EventIndex(deps.chain), batches: [] },
    policy: {
      allowedOrigins: options.allowedOrigins ?? [],
      remoteAdmin: options.remoteAdmin ?? false,
    },
    onBug: options.onBug ?? ((error) => console.error(error)),
  };
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    serve(served, request, response).catch(served.onBug);
  });
  limitSlowClients(server);
  // Zeros are not printed, so block 0 shows no number and clients cannot build on it.
  if (deps.chain.head().number === 0) await deps.control.mine();
  await listen(server, options);
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  return { url: `http://${host}:${port}`, close: () => close(server) };
}

/** A client that stalls holds a socket and nothing else, and not for long. */
function limitSlowClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 30_000;
  server.timeout = 60_000;
  server.maxConnections = 2_000;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
}

function listen(server: Server, { host, port }: HttpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

async function serve(served: Served, request: IncomingMessage, response: ServerResponse) {
  const { headers, socket, url = '/' } = request;
  const [path = '/', query = ''] = splitOnce(url, '?');
  const restricted = isAdminPath(path);
  if (restricted) {
    const refusal = adminRefusal(served.policy, {
      remoteAddress: socket.remoteAddress,
      host: headers.host,
      origin: headers.origin,
      fetchSite: textHeader(headers['sec-fetch-site']),
    });
    if (refusal)
      return send(request, response, jsonReply(403, { Error: `refused: ${refusal}` }), {});
  }
  const cors = corsHeaders(headers.origin, restricted);
  if (request.method === 'OPTIONS') {
    const asked = textHeader(headers['access-control-request-headers']);
    return send(
      request,
      response,
      { status: 204, body: '' },
      { ...cors, ...preflightHeaders(asked) },
    );
  }
  const reply = await replyTo(served, request, { path, query });
  if (reply) send(request, response, reply, cors);
}

async function replyTo(
  served: Served,
  request: IncomingMessage,
  target: { path: string; query: string },
): Promise<Reply | undefined> {
  if (!['GET', 'POST', 'HEAD'].includes(request.method ?? '')) {
    return jsonReply(405, { Error: 'HTTP method is not supported by this URL' });
  }
  const body = await readBody(request);
  if (body.status === 'gone') return undefined;
  if (body.status === 'too-large') {
    const message = `body size is too big, the limit is ${MAX_BODY_BYTES}`;
    return jsonReply(413, { Error: `class java.lang.Exception : ${message}` });
  }
  const { method = 'GET', headers } = request;
  const origin = `http://${headers.host ?? 'localhost'}`;
  return dispatch(served.context, { ...target, method, origin, body: body.text }, served.onBug);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  headers: Record<string, string>,
): void {
  if (reply.status === 413) {
    // The rest of the body is not worth reading, so the connection cannot be used again.
    response.setHeader('connection', 'close');
    response.once('finish', () => request.destroy());
  }
  response.writeHead(reply.status, {
    ...headers,
    ...(reply.body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function textHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

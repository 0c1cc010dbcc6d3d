import type { JsonObject } from '@vellum/tron/json';
import { ControlRefused } from '../chain/control-refused.ts';
import type { HttpCaller, HttpContext } from './handler.ts';
import { type Params, readParams } from './params.ts';
import {
  emptyReply,
  HttpRefusal,
  jsonReply,
  noSuchPage,
  notAllowed,
  notFound,
  type Reply,
} from './reply.ts';
import { findRoute, isRpcPath, type Route } from './routes.ts';
import { answerRpc, internalFailure } from './rpc.ts';
import { asJavaError } from './wallet/java-error.ts';
import { isTrue, servletRequest } from './wallet/servlet-request.ts';

/** A request with its body, free of sockets. */
export type HttpRequest = Readonly<{
  method: string;
  /** Scheme and host that the client used, such as `http://127.0.0.1:9090`. */
  origin: string;
  path: string;
  query: string;
  body: string;
  /** Of the body; empty when it has none. */
  contentType: string;
}> &
  HttpCaller;

/**
 * Answers a request of any shape. Refusals have java-tron's forms; an error that no request may cause
 * goes to `onBug` and is answered as java-tron answers its own.
 */
export async function dispatch(
  context: HttpContext,
  request: HttpRequest,
  onBug: (error: unknown) => void,
): Promise<Reply> {
  if (isRpcPath(request.path)) return rpcReply(context, request, onBug);
  const route = findRoute(request.path);
  if (route === undefined) return notFound(request.path);
  try {
    return route.kind === 'servlet'
      ? await servletReply(context, request, route)
      : await handlerReply(context, request, route);
  } catch (error) {
    if (error instanceof HttpRefusal) return jsonReply(error.status, error.body);
    if (error instanceof ControlRefused) return jsonReply(400, { Error: error.message });
    const refusal = asJavaError(error);
    if (refusal) return jsonReply(200, { Error: refusal.text });
    onBug(error);
    return jsonReply(200, { Error: `class java.lang.RuntimeException : ${String(error)}` });
  }
}

type RouteOf<K extends Route['kind']> = Extract<Route, { kind: K }>;

async function servletReply(
  context: HttpContext,
  { method, mayUseHooks, ...parts }: HttpRequest,
  { servlet, finality }: RouteOf<'servlet'>,
): Promise<Reply> {
  const isPost = method === 'POST';
  if (servlet === undefined) return isPost ? notAllowed : noSuchPage;
  const run = isPost ? servlet.post : servlet.get;
  if (run === 'refused') return notAllowed;
  if (run === 'silent') return emptyReply;
  const request = servletRequest(parts);
  const answer = await run({ ...context, mayUseHooks, finality, request });
  // Newer than java-tron 4.8.1, and asked by TronWeb; not looked for in bodies.
  const asText = !isPost && isTrue(request.parameter('int64_as_string'));
  return answer === undefined ? emptyReply : jsonReply(200, answer, asText);
}

async function handlerReply(
  context: HttpContext,
  { method, origin, path, query, body, mayUseHooks }: HttpRequest,
  { handler, fields }: RouteOf<'handler'>,
): Promise<Reply> {
  const params = withFields(readParams(query, body), fields);
  const url = `${origin}${path}?${query}`;
  return jsonReply(200, await handler({ ...context, params, method, url, mayUseHooks }));
}

async function rpcReply(
  context: HttpContext,
  { method, body, mayUseHooks }: HttpRequest,
  onBug: (error: unknown) => void,
): Promise<Reply> {
  if (method !== 'POST') return notAllowed;
  try {
    const answer = await answerRpc({ ...context, mayUseHooks }, body);
    const reply = answer === undefined ? emptyReply : jsonReply(200, answer);
    return { ...reply, type: 'application/json-rpc' };
  } catch (error) {
    onBug(error);
    return jsonReply(200, internalFailure);
  }
}

/** Parts of the path count as fields and win over what the request says. */
function withFields(params: Params, fields: JsonObject): Params {
  return { ...params, fields: { ...params.fields, ...fields } };
}

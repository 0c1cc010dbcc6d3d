import type { JsonObject } from '@vellum/tron/json';
import { ControlRefused } from '../chain/control-refused.ts';
import type { HttpCaller, HttpContext } from './handler.ts';
import { asJavaError } from './java-error.ts';
import { answerRpc, internalFailure } from './jsonrpc/rpc.ts';
import { type Params, readParams } from './params.ts';
import { emptyReply, HttpRefusal, jsonReply, notFound, type Reply } from './reply.ts';
import { findRoute, isRpcPath } from './routes.ts';

/** A request with its body, free of sockets. */
export type HttpRequest = Readonly<{
  method: string;
  /** Scheme and host that the client used, such as `http://127.0.0.1:9090`. */
  origin: string;
  path: string;
  query: string;
  body: string;
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
    const params = withFields(readParams(request.query, request.body), route.fields);
    const url = `${request.origin}${request.path}?${request.query}`;
    const { method, mayUseHooks } = request;
    const call = { ...context, params, finality: route.finality, method, url, mayUseHooks };
    // As java-tron, which does not look into bodies for it.
    const asText = method === 'GET' && params.int64AsString;
    return jsonReply(200, await route.handler(call), asText);
  } catch (error) {
    if (error instanceof HttpRefusal) return jsonReply(error.status, error.body);
    if (error instanceof ControlRefused) return jsonReply(400, { Error: error.message });
    const refusal = asJavaError(error);
    if (refusal) return jsonReply(200, { Error: refusal.text });
    onBug(error);
    return jsonReply(200, { Error: `class java.lang.RuntimeException : ${String(error)}` });
  }
}

async function rpcReply(
  context: HttpContext,
  { method, body, mayUseHooks }: HttpRequest,
  onBug: (error: unknown) => void,
): Promise<Reply> {
  if (method !== 'POST') return jsonReply(405, { Error: 'use POST' });
  try {
    const answer = await answerRpc({ ...context, mayUseHooks }, body);
    return answer === undefined ? emptyReply : jsonReply(200, answer);
  } catch (error) {
    onBug(error);
    return jsonReply(200, internalFailure);
  }
}

/** Parts of the path count as fields and win over what the request says. */
function withFields(params: Params, fields: JsonObject): Params {
  return { ...params, fields: { ...params.fields, ...fields } };
}

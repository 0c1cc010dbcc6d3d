import { isJsonObject, type Json } from '@vellum/tron/json';
import { ControlRefused } from '../../chain/control-refused.ts';
import { MalformedJson, parseJson } from '../../wire/json-text.ts';
import { hookMethods } from '../hooks/hook-methods.ts';
import { invalidParams, RpcError, rpcCodes } from './rpc-error.ts';
import { type RpcContext, type RpcMethod, rpcMethods } from './rpc-methods.ts';

/** Calls in one request. */
const MOST_CALLS = 100;

/**
 * Answers a request of one call or of several, JSON-RPC 2.0. To callers who may not use the test hooks these
 * do not exist, whatever else is in the request. What no caller may cause is thrown.
 */
export async function answerRpc(context: RpcContext, body: string): Promise<Json> {
  let request: Json;
  try {
    request = parseJson(body);
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    return failure(null, new RpcError('parse', 'JSON parse error'));
  }
  if (!Array.isArray(request)) return answerCall(context, request);
  if (request.length === 0 || request.length > MOST_CALLS) {
    return failure(null, new RpcError('request', `a batch has 1 to ${MOST_CALLS} calls`));
  }
  const answers: Json[] = [];
  for (const call of request) answers.push(await answerCall(context, call));
  return answers;
}

async function answerCall(context: RpcContext, call: Json): Promise<Json> {
  if (!isJsonObject(call) || typeof call['method'] !== 'string') {
    return failure(null, new RpcError('request', 'invalid request'));
  }
  const { id = null, method, params = [] } = call;
  const run = methodOf(context, method);
  if (!run) {
    const text = `the method ${method} does not exist/is not available`;
    return failure(id, new RpcError('method', text));
  }
  if (!Array.isArray(params)) return failure(id, new RpcError('params', 'params must be a list'));
  try {
    return { jsonrpc: '2.0', id, result: await run(context, params) };
  } catch (error) {
    if (error instanceof ControlRefused) return failure(id, invalidParams(error.message));
    if (!(error instanceof RpcError)) throw error;
    return failure(id, error);
  }
}

function methodOf({ mayUseHooks }: RpcContext, name: string): RpcMethod | undefined {
  if (Object.hasOwn(rpcMethods, name)) return rpcMethods[name];
  return Object.hasOwn(hookMethods, name) && mayUseHooks() ? hookMethods[name] : undefined;
}

function failure(id: Json, { code, message, data = '{}' }: RpcError): Json {
  return { jsonrpc: '2.0', id, error: { code, message, data } };
}

/** What is told of an error that no call should be able to cause. */
export const internalFailure: Json = {
  jsonrpc: '2.0',
  id: null,
  error: { code: rpcCodes.internal, message: 'internal error', data: '{}' },
};

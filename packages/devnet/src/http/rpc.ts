import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { ControlRefused } from '../chain/control-refused.ts';
import { MalformedJson, parseJson } from '../wire/json-text.ts';
import { hookMethods } from './hooks/hook-methods.ts';
import { readMethods } from './jsonrpc/read-methods.ts';
import { invalidParams, RpcError, rpcCodes, uncaught, unreadable } from './jsonrpc/rpc-error.ts';
import type { RpcContext, RpcMethod } from './jsonrpc/rpc-methods.ts';
import { asJavaError } from './wallet/java-error.ts';

/** Calls in one request. */
const MOST_CALLS = 100;

/**
 * Answers a request of one call or of several, JSON-RPC 2.0; nothing for a call without an id. To callers who
 * may not use the test hooks these do not exist, whatever else is in the request. What no caller may cause is thrown.
 */
export async function answerRpc(context: RpcContext, body: string): Promise<Json | undefined> {
  let request: Json;
  try {
    request = parseJson(body);
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    return failure({}, unreadable());
  }
  if (!Array.isArray(request)) return answerCall(context, request);
  if (request.length > MOST_CALLS) {
    return failure({}, new RpcError('request', `a batch has up to ${MOST_CALLS} calls`));
  }
  const answers: Json[] = [];
  for (const call of request) answers.push((await answerCall(context, call)) ?? null);
  return answers;
}

async function answerCall(context: RpcContext, call: Json): Promise<Json | undefined> {
  if (!isJsonObject(call)) return { ...noCall };
  const answer = await resultOf(context, call);
  if (answer instanceof RpcError) {
    return isEarly(answer) || wantsAnswer(call) ? failure(call, answer) : undefined;
  }
  return wantsAnswer(call)
    ? { jsonrpc: versionOf(call), id: call['id'] ?? null, result: answer }
    : undefined;
}

/** Calls without an id are notifications; tools that use the hooks wait for an answer all the same. */
function wantsAnswer({ id, method }: JsonObject): boolean {
  if (typeof method === 'string' && Object.hasOwn(hookMethods, method)) return true;
  return ['string', 'number', 'bigint'].includes(typeof id);
}

/** The result, or why there is none. */
async function resultOf(context: RpcContext, call: JsonObject): Promise<Json | RpcError> {
  try {
    return await run(context, call);
  } catch (error) {
    if (error instanceof RpcError) return error;
    if (error instanceof ControlRefused) return invalidParams(error.message);
    const exception = asJavaError(error);
    if (exception === undefined) throw error;
    return uncaught(exception);
  }
}

function run(context: RpcContext, { method, params }: JsonObject): Json | Promise<Json> {
  const name = typeof method === 'string' ? method : '';
  const hook = hookOf(context, name);
  if (hook) return hook(context, hookParams(params));
  const found = Object.hasOwn(readMethods, name) ? readMethods[name] : undefined;
  if (!found) throw RpcError.early('method', 'method not found');
  const given = readParams(params);
  if (given?.length !== found.takes) throw RpcError.early('params', 'method parameters invalid');
  return found.run(context, given);
}

/** A list, or nothing in any form; undefined for parameters by name. */
function readParams(params: Json | undefined): readonly Json[] | undefined {
  if (params === undefined || params === null) return [];
  if (Array.isArray(params)) return params as readonly Json[];
  return isJsonObject(params) && Object.keys(params).length === 0 ? [] : undefined;
}

function hookParams(params: Json | undefined): readonly Json[] {
  if (params === undefined) return [];
  if (!Array.isArray(params)) throw invalidParams('params must be a list');
  return params as readonly Json[];
}

function hookOf({ mayUseHooks }: RpcContext, name: string): RpcMethod | undefined {
  return Object.hasOwn(hookMethods, name) && mayUseHooks() ? hookMethods[name] : undefined;
}

function failure(call: JsonObject, error: RpcError): Json {
  const { code, message, data } = error;
  // What cannot be read is answered with the word null for an id.
  const id = code === rpcCodes.parse ? 'null' : (call['id'] ?? null);
  const told = { code, message, ...(data !== null && { data }) };
  return { jsonrpc: versionOf(call), id, error: told };
}

const isEarly = ({ data }: RpcError) => data === null;

function versionOf({ jsonrpc }: JsonObject): string {
  return typeof jsonrpc === 'string' ? jsonrpc : '2.0';
}

/** The library answers with the word null for an id it could not read. */
const noCall: JsonObject = {
  jsonrpc: '2.0',
  id: 'null',
  error: { code: rpcCodes.request, message: 'invalid request' },
};

/** The answer to an error that no call should be able to cause. */
export const internalFailure: Json = {
  jsonrpc: '2.0',
  id: null,
  error: { code: rpcCodes.internal, message: 'internal error', data: '{}' },
};

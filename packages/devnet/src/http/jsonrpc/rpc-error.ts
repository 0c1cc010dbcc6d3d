import type { Json } from '@vellum/tron/json';
import type { JavaError } from '../wallet/java-error.ts';

/** Codes of JSON-RPC 2.0, and those that java-tron and Ethereum clients have beside them. */
export const rpcCodes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  execution: -32000,
  uncaught: -32001,
  results: -32005,
} as const;

/** A refusal of one call. java-tron's own methods send `data: "{}"` along, its JSON-RPC library nothing. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  /** Null when the answer has none. */
  readonly data: Json;

  constructor(kind: keyof typeof rpcCodes, message: string, data: Json = '{}') {
    super(message);
    this.code = rpcCodes[kind];
    this.data = data;
  }

  /** A refusal of the library, before any method runs. */
  static early(kind: keyof typeof rpcCodes, message: string): RpcError {
    return new RpcError(kind, message, null);
  }
}

export const invalidParams = (message: string): RpcError => new RpcError('params', message);
export const invalidRequest = (message: string): RpcError => new RpcError('request', message);
export const executionError = (message: string): RpcError => new RpcError('execution', message);

/** A value of a type that the parameter cannot have. */
export const unreadable = (): RpcError => RpcError.early('parse', 'JSON parse error');

/** An exception that a method of java-tron does not declare. */
export function uncaught({ javaClass, message }: JavaError): RpcError {
  return new RpcError('uncaught', message, { exceptionTypeName: javaClass, message });
}

import type { Json } from '@vellum/tron/json';
import type { HttpCaller, HttpContext } from '../handler.ts';

export type RpcContext = HttpContext & HttpCaller;
export type RpcMethod = (context: RpcContext, params: readonly Json[]) => Json | Promise<Json>;

/** Methods that are found only when they are called with so many parameters. */
export type RpcTable = Readonly<Record<string, Readonly<{ takes: number; run: RpcMethod }>>>;

export function taking(takes: number, methods: Readonly<Record<string, RpcMethod>>): RpcTable {
  return Object.fromEntries(Object.entries(methods).map(([name, run]) => [name, { takes, run }]));
}

import type { Json } from '@vellum/tron/json';
import type { HttpCaller, HttpContext } from '../handler.ts';
import { blockMethods } from './block-methods.ts';
import { callMethods } from './call-methods.ts';
import { filterMethods } from './filter-methods.ts';
import { nodeMethods } from './node-methods.ts';
import { stateMethods } from './state-methods.ts';

export type RpcContext = HttpContext & HttpCaller;
export type RpcMethod = (context: RpcContext, params: readonly Json[]) => Json | Promise<Json>;

/** The read set of java-tron. */
export const rpcMethods: Readonly<Record<string, RpcMethod>> = {
  ...nodeMethods,
  ...blockMethods,
  ...stateMethods,
  ...callMethods,
  ...filterMethods,
};

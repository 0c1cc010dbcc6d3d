import { adminTools } from './admin/admin-tools.ts';
import { hookMethods } from './hooks/hook-methods.ts';
import { readMethods } from './jsonrpc/read-methods.ts';
import { confirmable, eventRoutes, fullNode } from './routes.ts';

/** Paths that the node serves, besides /jsonrpc and /tre. */
export const servedPaths: readonly string[] = [
  ...Object.keys(fullNode).map((name) => `/wallet/${name}`),
  ...Object.keys(confirmable).map((name) => `/walletsolidity/${name}`),
  ...eventRoutes.map(([pattern]) => `/v1/${pattern}`),
  ...Object.keys(adminTools).map((name) => `/admin/${name}`),
  '/healthcheck',
];

/** Methods of JSON-RPC, test hooks among them. */
export const servedMethods: readonly string[] = [
  ...Object.keys(readMethods),
  ...Object.keys(hookMethods),
];

import type { JsonObject } from '@vellum/tron/json';
import type { Finality } from '../chain/chain.ts';
import { adminTools } from './admin/admin-tools.ts';
import type { Handler } from './handler.ts';
import { accountOverview, accountTransactions, accountTransfers } from './v1/v1-accounts.ts';
import { blockEvents, contractEvents, transactionEvents } from './v1/v1-events.ts';
import type { Servlet, ServletTable } from './wallet/servlet.ts';
import { accountReads, resourceReads } from './wallet/wallet-accounts.ts';
import { balanceReads } from './wallet/wallet-balances.ts';
import { blockReads } from './wallet/wallet-blocks.ts';
import { broadcasts } from './wallet/wallet-broadcast.ts';
import { builders } from './wallet/wallet-builders.ts';
import { constantCalls, triggers } from './wallet/wallet-calls.ts';
import { contractReads } from './wallet/wallet-contracts.ts';
import { exchangeFullNodeReads, exchangeReads } from './wallet/wallet-exchanges.ts';
import { fullNodeReads, nodeReads } from './wallet/wallet-node.ts';
import { proposalReads } from './wallet/wallet-proposals.ts';
import { signatureReads } from './wallet/wallet-signatures.ts';
import { stakeReads } from './wallet/wallet-stakes.ts';
import { tokenFullNodeReads, tokenReads } from './wallet/wallet-tokens.ts';
import {
  poolReads,
  transactionFullNodeReads,
  transactionReads,
} from './wallet/wallet-transactions.ts';
import { votingReads, witnessReads } from './wallet/wallet-witnesses.ts';

/** What answers a path: a servlet of the node, or a handler of ours with what the path says. */
export type Route =
  | Readonly<{ kind: 'servlet'; servlet: Servlet | undefined; finality: Finality }>
  | Readonly<{ kind: 'handler'; handler: Handler; fields: JsonObject }>;

export const confirmable: ServletTable = {
  ...blockReads,
  ...transactionReads,
  ...accountReads,
  ...constantCalls,
  ...nodeReads,
  ...witnessReads,
  ...stakeReads,
  ...tokenReads,
  ...exchangeReads,
};

export const fullNode: ServletTable = {
  ...confirmable,
  ...resourceReads,
  ...balanceReads,
  ...contractReads,
  ...fullNodeReads,
  ...transactionFullNodeReads,
  ...poolReads,
  ...votingReads,
  ...tokenFullNodeReads,
  ...exchangeFullNodeReads,
  ...proposalReads,
  ...signatureReads,
  ...builders,
  ...triggers,
  ...broadcasts,
};

/** Parts that begin with a colon match anything and become fields of the request. */
export const eventRoutes: readonly (readonly [pattern: string, handler: Handler])[] = [
  ['contracts/:address/events', contractEvents],
  ['transactions/:id/events', transactionEvents],
  ['blocks/:number/events', blockEvents],
  ['accounts/:address', accountOverview],
  ['accounts/:address/transactions', accountTransactions],
  ['accounts/:address/transactions/trc20', accountTransfers],
];

/** Parts that a client may put in front of the API's own path, such as a name for the node. */
const MAX_PREFIX = 3;

/** Whether the path belongs to the test hooks, which are not for everyone. */
export function isAdminPath(path: string): boolean {
  const [family] = partsOf(path);
  return family === 'admin' || family === 'tre';
}

/** Whether requests to the path are JSON-RPC calls. The two differ in name alone. */
export function isRpcPath(path: string): boolean {
  return path === '/tre' || partsOf(path).at(-1) === 'jsonrpc';
}

/** The handler of a path, undefined when there is none. */
export function findRoute(path: string): Route | undefined {
  const parts = partsOf(path);
  if (isAdminPath(path)) return adminRoute(path);
  let unserved: Route | undefined;
  for (let skipped = 0; skipped <= MAX_PREFIX; skipped++) {
    const route = apiRoute(parts.slice(skipped));
    if (route?.kind === 'servlet' && route.servlet === undefined) unserved ??= route;
    else if (route) return route;
  }
  return unserved;
}

/** The hooks have no second spelling: doubled slashes and escapes are someone's trick. */
function adminRoute(path: string): Route | undefined {
  const [, name = ''] = /^\/admin\/([a-z-]+)$/.exec(path) ?? [];
  const handler = Object.hasOwn(adminTools, name) ? adminTools[name] : undefined;
  return handler && handlerRoute(handler);
}

function apiRoute(parts: readonly string[]): Route | undefined {
  const [family, name = '', ...rest] = parts;
  if (family === 'v1') return eventRoute(parts.slice(1));
  if (family === 'healthcheck' && name === '') return handlerRoute(() => ({ status: 'ok' }));
  const path = [name, ...rest].join('/');
  if (family === 'wallet') return servletRoute(fullNode, path, 'head');
  if (family === 'walletsolidity') return servletRoute(confirmable, path, 'solid');
  return undefined;
}

function eventRoute(parts: readonly string[]): Route | undefined {
  for (const [pattern, handler] of eventRoutes) {
    const fields = matchPattern(pattern.split('/'), parts);
    if (fields) return handlerRoute(handler, fields);
  }
  return undefined;
}

function matchPattern(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const fields: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) fields[expected.slice(1)] = part;
    else if (expected !== part) return undefined;
  }
  return fields;
}

/** Without a servlet when the node has none of that name. */
function servletRoute(table: ServletTable, name: string, finality: Finality): Route {
  const servlet = Object.hasOwn(table, name) ? table[name] : undefined;
  return { kind: 'servlet', servlet, finality };
}

function handlerRoute(handler: Handler, fields: JsonObject = {}): Route {
  return { kind: 'handler', handler, fields };
}

function partsOf(path: string): string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape is no name of ours, so it may stay as it is.
    return part;
  }
}

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from './config/config.ts';
import { healthChecks } from './health-checks.ts';
import type { IndexerSettings } from './indexer/options.ts';
import { createModules, type Modules } from './modules/modules.ts';
import type { Clock } from './platform/clock.ts';
import { migrate } from './platform/database/migrate.ts';
import { type OpenOptions, openDatabase } from './platform/database/open.ts';
import { createLog } from './platform/log/log.ts';
import { createMetrics, type Metrics, serveMetrics } from './platform/log/metrics.ts';
import { checkKeys } from './roles/check-keys.ts';
import { followChain } from './roles/follow-chain.ts';
import { keepInTurn, measureKeeper } from './roles/keep-in-turn.ts';
import { measurePayouts } from './roles/keep-payouts.ts';
import { measureWork } from './roles/measure-work.ts';
import { type ApiOptions, startApi } from './roles/start-api.ts';
import { type Waiting, waitUntilReady } from './wait-until-ready.ts';

export type { ServerConfig } from './config/config.ts';

export type Server = Readonly<{
  /** Where it listens; empty without the role api. */
  url: string;
  app: FastifyInstance | null;
  /** Resolves once database, node, index and demo world are in order; throws after two minutes without progress. */
  ready(told?: Waiting): Promise<void>;
  /** Answers what it was asked, then ends everything it began. */
  close(): Promise<void>;
}>;

export type ServerOptions = ApiOptions &
  Pick<OpenOptions, 'statementTimeoutMs'> &
  Readonly<{
    clock?: Clock;
    log?: Logger;
    /** How nodes are read, where they are another sort than those of a public network. */
    indexing?: Partial<Pick<IndexerSettings, 'pollInterval' | 'batch'>>;
  }>;

type Closers = (() => Promise<unknown>)[];

/** Brings the schema up to date and starts the roles of the configuration in this process. */
export async function createServer(
  config: ServerConfig,
  { clock = Date.now, log = createLog(config.logLevel), ...options }: ServerOptions = {},
): Promise<Server> {
  const closers: Closers = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await migrate(config.databaseUrl);
    const onLost = (error: Error) =>
      log.warn({ problem: error.message }, 'database connection lost');
    const { statementTimeoutMs, ...api } = options;
    const limits = statementTimeoutMs === undefined ? {} : { statementTimeoutMs };
    const open = openDatabase(config.databaseUrl, { onLost, ...limits });
    closers.push(open.close);
    const modules = createModules({ config, open, clock, log });
    const { app, url } = await startRoles(modules, api, closers);
    const checks = await healthChecks(modules);
    return { app, url, ready: (told) => waitUntilReady(checks, told), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startRoles(
  modules: Modules,
  { indexing, ...options }: ServerOptions,
  closers: Closers,
) {
  const { roles } = modules.config;
  const metrics = createMetrics();
  await startMetrics(modules, metrics, closers);
  if (roles.includes('indexer')) closers.push(followChain(modules, indexing).close);
  if (roles.includes('keeper')) {
    closers.push(keepInTurn(modules).close, checkKeys(modules).close);
  }
  if (!roles.includes('api')) return { app: null, url: '' };
  const api = await startApi(modules, metrics, options);
  closers.push(api.close);
  return api;
}

async function startMetrics(modules: Modules, metrics: Metrics, closers: Closers) {
  const { config, open, clock } = modules;
  measureWork(modules, metrics);
  measurePayouts(open.database, clock, metrics);
  measureKeeper(modules, metrics);
  if (config.metricsPort === null) return;
  const server = await serveMetrics(metrics, '127.0.0.1', config.metricsPort);
  closers.push(() => new Promise((settle) => server.close(settle)));
}

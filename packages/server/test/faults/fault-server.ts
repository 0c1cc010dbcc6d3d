import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import type { ServerConfig } from '../../src/config/config.ts';
import { healthChecks } from '../../src/health-checks.ts';
import { lateReportsOf } from '../../src/late-reports-of.ts';
import { createModules, type Modules } from '../../src/modules/modules.ts';
import { createOrders } from '../../src/orders/order-engine.ts';
import { serveOrder } from '../../src/orders/serve-order.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createMetrics } from '../../src/platform/log/metrics.ts';
import { feedBell } from '../../src/platform/stream/feed-bell.ts';
import { followChain } from '../../src/roles/follow-chain.ts';
import { testPlans } from '../orders/test-plans.ts';
import { creditProjection } from './credits.ts';
import { transferEndpoints } from './transfer-endpoints.ts';

// The server of the product with one more action and one more projection: `node fault-server.ts <config>`.

const [path = ''] = process.argv.slice(2);
const config: ServerConfig = JSON.parse(await readFile(path, 'utf8'));
const log = pino({ level: config.logLevel });
await migrate(config.databaseUrl);
const open = openDatabase(config.databaseUrl);
const real = createModules({ config, open, clock: Date.now, log });
const { team, usdt, wtrx, otherUsdt, forwarder } = real.contracts as Modules['contracts'] &
  Parameters<typeof testPlans>[0];
const { transfer } = testPlans({ team, usdt, wtrx, otherUsdt, forwarder });
const modules: Modules = {
  ...real,
  plans: [...real.plans, transfer],
  projections: [...real.projections, creditProjection],
};

// Close behind the chain, so that blocks are replaced after they were indexed and deaths fall into the work.
if (config.roles.includes('indexer')) followChain(modules, { pollInterval: 50, firstRetry: 50 });
if (config.roles.includes('api')) await startApi();
console.log(JSON.stringify({ started: config.roles }));

async function startApi(): Promise<void> {
  const app = await createApp({
    modules,
    way: { access: 'direct', hasEvents: true },
    metrics: createMetrics(),
    bell: feedBell(config.databaseUrl),
    checks: await healthChecks(modules),
    web: null,
    publicUrl: () => config.publicUrl ?? '',
    checkReplies: true,
  });
  const late = lateReportsOf(modules);
  const orders = createOrders({ database: open.database, clock: Date.now, closed: [], late });
  serveOrder(app, orders, { ...transferEndpoints, plan: transfer });
  await app.listen({ host: config.host, port: config.port });
}

import { setTimeout as pause } from 'node:timers/promises';
import { createIndexer } from '@vellum/server/indexer/indexer';
import { migrate } from '@vellum/server/platform/database/migrate';
import { openDatabase } from '@vellum/server/platform/database/open';
import { fromHexAddress } from '@vellum/tron/address';
import {
  createBenchTables,
  transferProjection,
} from '../../packages/server/test/indexer/transfer-projection.ts';
import type { HeightSeen } from './block-cost.ts';
import { databaseTime, serverProcess } from './database-time.ts';
import type { BenchNode } from './indexer.ts';
import type { OwnReport, OwnStart } from './ponder-own.ts';

// Our indexer, in a process of its own: begins with an empty database and ends with the whole chain in it.

const told = process.argv[2] ?? '{}';
const { node, url } = JSON.parse(told) as Readonly<{ node: BenchNode; url: string }>;

await migrate(url);
const open = openDatabase(url, { statementTimeoutMs: 0 });
await createBenchTables(open.database);
const server = await serverProcess(open.pool);
const indexer = createIndexer({
  database: open.database,
  nodes: [{ url: node.url }],
  contracts: [{ source: 'coin', address: fromHexAddress(node.token) }],
  projections: [transferProjection],
  clock: Date.now,
  log: { info() {}, warn: console.error, error: console.error },
  settings: { requestTimeout: 60_000 },
});
const stop = new AbortController();
process.send?.('begins' satisfies OwnStart);
const running = indexer.run(stop.signal);

const seen: HeightSeen[] = [];
const began = performance.now();
for (let height = 0; height < node.last; ) {
  await pause(5);
  height = indexer.status().head?.number ?? 0;
  if (height === (seen.at(-1)?.height ?? 0)) continue;
  const { user, system } = process.cpuUsage();
  const clock = (performance.now() - began) * 1000;
  seen.push({ height, cpu: user + system, database: await databaseTime(server), clock });
}
process.send?.({ seen } satisfies OwnReport);
stop.abort();
await running;
await open.close();
process.disconnect();

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createIndexer } from '@vellum/server/indexer/indexer';
import type { Database } from '@vellum/server/platform/database/database';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { migrate } from '@vellum/server/platform/database/migrate';
import { openDatabase } from '@vellum/server/platform/database/open';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import {
  createBenchTables,
  forgetChain,
  transferProjection,
} from '../packages/server/test/indexer/transfer-projection.ts';
import { type Figure, figureOf } from './figure.ts';
import { measureLive } from './indexer-live.ts';

const blocks = 200;
const perBlock = 50;
const rounds = 5;
const inFlight = 16;
const stride = 25;
const megabyte = 2 ** 20;

export type BenchNode = Readonly<{ url: string; token: HexAddress; last: number }>;

/** Backfill beside the same requests with nothing done to the answers; then live blocks and undo. */
export async function measure(): Promise<readonly Figure[]> {
  const child = fork(fileURLToPath(new URL('indexer-node.ts', import.meta.url)), [
    String(blocks),
    String(perBlock),
  ]);
  const [node] = (await once(child, 'message')) as [BenchNode];
  const folder = await mkdtemp(join(tmpdir(), 'vellum-bench-'));
  const postgres = await startEmbedded({ folder: join(folder, 'pg') });
  try {
    const figures = await measureOn(node, postgres.url);
    return figures;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    child.send('stop');
  }
}

async function measureOn(node: BenchNode, url: string): Promise<readonly Figure[]> {
  await migrate(url);
  const open = openDatabase(url, { statementTimeoutMs: 0 });
  await createBenchTables(open.database);
  const ours: number[] = [];
  const theirs: number[] = [];
  let peak = 0;
  for (let round = 0; round <= rounds; round++) {
    const alone = await serveRate(node);
    const indexed = await indexRate(node, open.database);
    peak = Math.max(peak, indexed.peak);
    // The first round warms up.
    if (round === 0) continue;
    theirs.push(alone);
    ours.push(indexed.rate);
  }
  const live = await measureLive(node, open.database);
  await open.close();
  const ratios = ours.map((rate, at) => rate / (theirs[at] ?? rate));
  return [
    figureOf('indexer backfill', 'events/s', ours, {
      note: `blocks of ${perBlock} transfers: check, decode, keep logs and transactions, project`,
    }),
    figureOf('the node alone, same requests, answers thrown away', 'events/s', theirs),
    figureOf('ratio of backfill to what the node can serve', 'x', ratios, { goal: { least: 0.8 } }),
    { name: 'resident size of the indexer at most', value: peak / megabyte, unit: 'MB' },
    ...live,
  ];
}

/** As many requests at once as the indexer makes. */
async function serveRate({ url, last }: BenchNode): Promise<number> {
  const ranges = Array.from({ length: Math.ceil(last / stride) }, (_, at) => 1 + at * stride);
  const requests = ranges.flatMap((from) => {
    const to = Math.min(from + stride, last + 1);
    const receipts = Array.from({ length: to - from }, (_, at) => ({
      path: 'gettransactioninfobyblocknum',
      body: { num: from + at },
    }));
    return [{ path: 'getblockbylimitnext', body: { startNum: from, endNum: to } }, ...receipts];
  });
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const { path, body } = requests[at] as (typeof requests)[number];
      const response = await fetch(`${url}/walletsolidity/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return rateSince(began);
}

async function indexRate(
  { url, token, last }: BenchNode,
  database: Database,
): Promise<{ rate: number; peak: number }> {
  await forgetChain(database);
  globalThis.gc?.();
  const indexer = createIndexer({
    database,
    nodes: [{ url }],
    contracts: [{ source: 'coin', address: fromHexAddress(token) }],
    projections: [transferProjection],
    clock: Date.now,
    log: { info() {}, warn: console.error, error: console.error },
    // A busy machine is no reason to ask again.
    settings: { requestTimeout: 60_000 },
  });
  const stop = new AbortController();
  let peak = 0;
  const began = performance.now();
  const running = indexer.run(stop.signal);
  while (indexer.status().head?.number !== last) {
    peak = Math.max(peak, process.memoryUsage.rss());
    await pause(5);
  }
  const rate = rateSince(began);
  stop.abort();
  await running;
  return { rate, peak };
}

function rateSince(began: number): number {
  return (blocks * perBlock) / ((performance.now() - began) / 1000);
}

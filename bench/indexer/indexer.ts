import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { strideOf } from '@vellum/server/indexer/follow';
import { createIndexer } from '@vellum/server/indexer/indexer';
import { httpFetch } from '@vellum/server/indexer/node/http-fetch';
import { defaultSettings } from '@vellum/server/indexer/options';
import type { Database } from '@vellum/server/platform/database/database';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { migrate } from '@vellum/server/platform/database/migrate';
import { openDatabase } from '@vellum/server/platform/database/open';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import {
  createBenchTables,
  forgetChain,
  transferProjection,
} from '../../packages/server/test/indexer/transfer-projection.ts';
import { type Figure, figureOf, median } from '../figure.ts';
import { measureLive } from './indexer-live.ts';
import type { NodeUsage } from './indexer-node.ts';

/** Long enough that beginning and end of a backfill do not count for much. */
const blocks = 400;
const perBlock = 50;
const rounds = 5;
const inFlight = defaultSettings.pace.most;
const stride = strideOf(defaultSettings);
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
    return await measureOn(node, child, postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    child.send('stop');
  }
}

type Round = Readonly<{ alone: Spent; indexed: Spent; peak: number }>;

/** Microseconds for one event: on the clock, and of the processor time of the node and of this process. */
type Spent = Readonly<{
  clock: number;
  node: number;
  own: number;
  /** Per cent of the time in which the node had something to do. */
  busy: number;
}>;

async function measureOn(
  node: BenchNode,
  child: ChildProcess,
  url: string,
): Promise<readonly Figure[]> {
  await migrate(url);
  const open = openDatabase(url, { statementTimeoutMs: 0 });
  await createBenchTables(open.database);
  const all: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const alone = await spent(child, () => serve(node));
    let peak = 0;
    const indexed = await spent(child, async () => {
      peak = await index(node, open.database);
    });
    // The first round warms up.
    if (round > 0) all.push({ alone, indexed, peak });
    await forgetChain(open.database);
  }
  const live = await measureLive(node, open.database);
  await open.close();
  return [...figuresOf(all), ...live];
}

function figuresOf(all: readonly Round[]): readonly Figure[] {
  const of = (name: string, unit: string, value: (round: Round) => number, more = {}) =>
    figureOf(name, unit, all.map(value), more);
  return [
    of('indexer backfill', 'events/s', ({ indexed }) => 1e6 / indexed.clock, {
      note: `blocks of ${perBlock} transfers: check, decode, keep logs and transactions, project`,
    }),
    of('the node alone, same requests, answers thrown away', 'events/s', ({ alone }) => {
      return 1e6 / alone.clock;
    }),
    of(
      'ratio of backfill to what the node can serve',
      'x',
      ({ alone, indexed }) => alone.clock / indexed.clock,
      { goal: { least: 0.8 } },
    ),
    of('time in which the indexer kept the node busy', '%', ({ indexed }) => indexed.busy, {
      note: `${Math.round(median(all.map(({ alone }) => alone.busy)))} % with answers thrown away; holds on a busy machine too`,
    }),
    of('processor time of the node alone', 'µs/event', ({ alone }) => alone.node),
    of('processor time of the node beside the indexer', 'µs/event', ({ indexed }) => indexed.node),
    of('processor time of the indexer', 'µs/event', ({ indexed }) => indexed.own, {
      note: 'without PostgreSQL; below the node it waits for the node',
    }),
    {
      name: 'resident size of the indexer at most',
      value: Math.max(...all.map(({ peak }) => peak)) / megabyte,
      unit: 'MB',
    },
  ];
}

async function spent(node: ChildProcess, work: () => Promise<void>): Promise<Spent> {
  const [before, own] = [await usageOf(node), process.cpuUsage()];
  const began = performance.now();
  await work();
  const clock = (performance.now() - began) * 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await usageOf(node);
  const events = blocks * perBlock;
  const active = after.active - before.active;
  return {
    clock: clock / events,
    node: (after.cpu - before.cpu) / events,
    own: (user + system) / events,
    busy: (100 * active) / (active + after.idle - before.idle),
  };
}

async function usageOf(node: ChildProcess): Promise<NodeUsage> {
  node.send('usage');
  const [usage] = await once(node, 'message');
  return usage;
}

/** As many requests at once as the indexer makes, by the same means, so that what it costs to ask is no part of the ratio. */
async function serve({ url, last }: BenchNode): Promise<void> {
  const ranges = Array.from({ length: Math.ceil(last / stride) }, (_, at) => 1 + at * stride);
  const requests = ranges.flatMap((from) => {
    const to = Math.min(from + stride, last + 1);
    const receipts = Array.from({ length: to - from }, (_, at) => ({
      path: 'gettransactioninfobyblocknum',
      body: { num: from + at },
    }));
    return [{ path: 'getblockbylimitnext', body: { startNum: from, endNum: to } }, ...receipts];
  });
  const { signal } = new AbortController();
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const { path, body } = requests[at] as (typeof requests)[number];
      await httpFetch(`${url}/walletsolidity/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}

/** Returns the most memory it took. */
async function index({ url, token, last }: BenchNode, database: Database): Promise<number> {
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
  const running = indexer.run(stop.signal);
  while (indexer.status().head?.number !== last) {
    peak = Math.max(peak, process.memoryUsage.rss());
    await pause(5);
  }
  stop.abort();
  await running;
  return peak;
}

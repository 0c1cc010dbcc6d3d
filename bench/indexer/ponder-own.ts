import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createBenchDatabase, sizeAndCount } from './bench-database.ts';
import type { HeightSeen } from './block-cost.ts';
import type { BenchNode } from './indexer.ts';
import type { IndexedRun } from './ponder.ts';
import { largestSize } from './resident-size.ts';
import { timesOf } from './run-times.ts';

/** What the indexer's process says when its tables are there; nothing was asked of the node yet. */
export type OwnStart = 'begins';

/** What it says of itself when it is done. */
export type OwnReport = Readonly<{ seen: readonly HeightSeen[] }>;

/** Our indexer over the whole chain, in a process of its own, into a new database. */
export async function runOwn(
  node: BenchNode,
  serverUrl: string,
  name: string,
): Promise<IndexedRun & OwnReport> {
  const url = await createBenchDatabase(serverUrl, name);
  const began = performance.now();
  const child = fork(fileURLToPath(new URL('ponder-own-side.ts', import.meta.url)), [
    JSON.stringify({ node, url }),
  ]);
  const begins = once(child, 'message').then(() => performance.now());
  const done = begins.then(() => once(child, 'message') as Promise<[OwnReport]>);
  const memory = largestSize(child.pid ?? 0, done);
  const [{ seen }] = await done;
  const times = timesOf(began, await begins);
  await once(child, 'exit');
  const { bytes, count } = await sizeAndCount(url, 'select count(*) as n from bench_transfer');
  return { ...times, memory: await memory, stored: bytes, transfers: count, seen };
}

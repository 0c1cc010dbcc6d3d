import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createBenchDatabase, sizeAndCount } from './bench-database.ts';
import type { BenchNode } from './indexer.ts';
import type { IndexedRun } from './ponder.ts';
import { largestSize } from './resident-size.ts';

/** What the indexer's process says of itself when it is done. */
export type OwnReport = Required<Pick<IndexedRun, 'blockCost'>>;

/** Our indexer over the whole chain, in a process of its own, into a new database. */
export async function runOwn(
  node: BenchNode,
  serverUrl: string,
  name: string,
): Promise<IndexedRun> {
  const url = await createBenchDatabase(serverUrl, name);
  const began = performance.now();
  const child = fork(fileURLToPath(new URL('ponder-own-side.ts', import.meta.url)), [
    JSON.stringify({ node, url }),
  ]);
  const done = once(child, 'message') as Promise<[OwnReport]>;
  const memory = largestSize(child.pid ?? 0, done);
  const [{ blockCost }] = await done;
  const milliseconds = performance.now() - began;
  await once(child, 'exit');
  const { bytes, count } = await sizeAndCount(url, 'select count(*) as n from bench_transfer');
  return { milliseconds, memory: await memory, stored: bytes, transfers: count, blockCost };
}

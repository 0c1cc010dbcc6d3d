import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/server/test/free-port.ts';
import { createBenchDatabase, sizeAndCount } from './bench-database.ts';
import type { BenchNode } from './indexer.ts';
import type { IndexedRun } from './ponder.ts';
import { ponderFolder } from './ponder-install.ts';
import { largestSize } from './resident-size.ts';
import { timesOf } from './run-times.ts';

const SCHEMA = 'bench';

/** Ponder over the whole chain, in a process of its own, into a new database. */
export async function runPonder(
  node: BenchNode,
  serverUrl: string,
  name: string,
): Promise<IndexedRun> {
  const url = await createBenchDatabase(serverUrl, name);
  const port = await freePort();
  const chain = await chainIdOf(node);
  const began = performance.now();
  const child = start(port, { node, database: url, chain });
  // It listens as soon as its tables are there and it has begun to ask for blocks.
  const begins = until(port, child, 'health').then(() => performance.now());
  const ready = begins.then(() => until(port, child, 'ready'));
  const memory = largestSize(child.pid ?? 0, ready);
  await ready;
  const times = timesOf(began, await begins);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { bytes, count } = await sizeAndCount(url, `select count(*) as n from ${SCHEMA}.transfer`);
  return { ...times, memory: await memory, stored: bytes, transfers: count };
}

type PonderSettings = Readonly<{ node: BenchNode; database: string; chain: number }>;

function start(port: number, { node, database, chain }: PonderSettings): ChildProcess {
  const program = `${ponderFolder}/node_modules/ponder/dist/esm/bin/ponder.js`;
  const words = ['start', '--schema', SCHEMA, '--port', String(port), '--log-level', 'error'];
  return spawn(process.execPath, [program, ...words], {
    cwd: ponderFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PONDER_TELEMETRY_DISABLED: '1',
      PONDER_NODE: `${node.url}/jsonrpc`,
      PONDER_CHAIN: String(chain),
      PONDER_DATABASE: database,
      // Without TRON's first byte.
      PONDER_TOKEN: `0x${node.token.slice(2)}`,
      PONDER_LAST: String(node.last),
    },
  });
}

/** `ready` once everything up to the last block is in its tables, `health` as soon as it answers at all. */
async function until(port: number, child: ChildProcess, state: 'health' | 'ready'): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Ponder ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/${state}`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
}

async function chainIdOf({ url }: BenchNode): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/jsonrpc`, { method: 'POST', headers, body });
  const { result } = (await answer.json()) as { result: string };
  return Number(result);
}

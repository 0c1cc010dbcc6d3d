import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import type { BenchNode } from './indexer.ts';
import { installPonder } from './ponder-install.ts';
import { runOwn } from './ponder-own.ts';
import { runPonder } from './ponder-run.ts';

const ROUNDS = 3;
const EVENTS = 20_000;
const PER_BLOCK = 50;
/** Ponder waits for so many blocks on top of one before it counts as final; ours asks the node. */
const DEPTH = 80;
const megabyte = 2 ** 20;

/** What indexing one chain took. */
export type IndexedRun = Readonly<{
  /** Milliseconds from the start of the process until its tables were there and it began to ask for blocks. */
  start: number;
  /** Milliseconds from then on until all of the chain was in its tables. */
  indexing: number;
  /** Most resident memory of the process, bytes. */
  memory: number;
  /** What its rows and their indexes take on the disk, bytes. */
  stored: number;
  /** Rows of transfers, to show that both did the same. */
  transfers: number;
}>;

type Round = Readonly<{ ours: IndexedRun; theirs: IndexedRun }>;

/**
 * The same transfers of one chain into the same tables of one PostgreSQL, by our indexer and by Ponder, which reads
 * the node through /jsonrpc. They take turns, each in a process of its own and on an empty database.
 */
export async function measure(options: BenchOptions): Promise<readonly Figure[]> {
  const { rounds = ROUNDS, events = EVENTS } = options;
  installPonder();
  const blocks = Math.ceil(events / PER_BLOCK);
  const node = fork(program('indexer-node.ts'), [blocks, PER_BLOCK, DEPTH].map(String));
  const [place] = (await once(node, 'message')) as [BenchNode];
  const folder = await mkdtemp(join(tmpdir(), 'vellum-bench-'));
  const postgres = await startEmbedded({ folder: join(folder, 'pg') });
  try {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const ours = await runOwn(place, postgres.url, `own_${round}`);
      const theirs = await runPonder(place, postgres.url, `ponder_${round}`);
      expectSame(ours, theirs, blocks * PER_BLOCK);
      measured.push({ ours, theirs });
    }
    return figuresOf(measured, blocks * PER_BLOCK);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    await stop(node);
  }
}

/** Those of the token's deployment and of its first holders are there too. */
function expectSame(ours: IndexedRun, theirs: IndexedRun, events: number): void {
  if (ours.transfers === theirs.transfers && ours.transfers >= events) return;
  throw new Error(
    `${ours.transfers} transfers here, ${theirs.transfers} there, ${events} on chain`,
  );
}

function figuresOf(rounds: readonly Round[], events: number): readonly Figure[] {
  const of = (name: string, unit: string, value: (round: Round) => number, more = {}) =>
    figureOf(`${name}, ${events.toLocaleString('en')} events`, unit, rounds.map(value), more);
  const rate = ({ indexing }: IndexedRun) => (1000 * events) / indexing;
  const whole = ({ start, indexing }: IndexedRun) => start + indexing;
  const note = 'from the first question to the node on';
  return [
    of('our indexer', 'events/s', ({ ours }) => rate(ours), { note }),
    of('Ponder', 'events/s', ({ theirs }) => rate(theirs), { note }),
    of('our indexer, times Ponder', 'x', ({ ours, theirs }) => rate(ours) / rate(theirs), {
      goal: { least: 5 },
    }),
    of('the same, start of both processes included', 'x', ({ ours, theirs }) => {
      return whole(theirs) / whole(ours);
    }),
    of('our start, migrations included', 's', ({ ours }) => ours.start / 1000),
    of("Ponder's start, migrations included", 's', ({ theirs }) => theirs.start / 1000),
    of('our memory at most', 'MB', ({ ours }) => ours.memory / megabyte),
    of("Ponder's memory at most", 'MB', ({ theirs }) => theirs.memory / megabyte),
    of("our memory, of Ponder's", 'x', ({ ours, theirs }) => ours.memory / theirs.memory, {
      goal: { most: 0.5 },
    }),
    of('our database for an event', 'bytes', ({ ours }) => ours.stored / events),
    of("Ponder's database for an event", 'bytes', ({ theirs }) => theirs.stored / events),
  ];
}

async function stop(node: ChildProcess): Promise<void> {
  node.send('stop');
  await once(node, 'exit');
}

function program(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

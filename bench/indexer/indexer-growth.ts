import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { type Cost, costBetween, type HeightSeen } from './block-cost.ts';
import type { BenchNode } from './indexer.ts';
import { runOwn } from './ponder-own.ts';

const EVENTS = 1_000_000;
const PER_BLOCK = 50;
/** Of what was there before, the part over which a cost is taken: wide enough for several batches. */
const PART = 0.5;

const NAMES: Readonly<Record<Cost, string>> = {
  cpu: 'processor time of the indexer',
  database: 'processor time of PostgreSQL',
  clock: 'time on the clock',
};

/** One long chain into an empty database: what a block costs when 10^4, 10^5 and 10^6 events are in the tables. */
export async function measure({ events = EVENTS }: BenchOptions): Promise<readonly Figure[]> {
  const blocks = Math.ceil(events / PER_BLOCK);
  const node = fork(program('indexer-node.ts'), [String(blocks), String(PER_BLOCK)]);
  const [place] = (await once(node, 'message')) as [BenchNode];
  const folder = await mkdtemp(join(tmpdir(), 'vellum-bench-'));
  const postgres = await startEmbedded({ folder: join(folder, 'pg') });
  try {
    const { seen, stored, memory } = await runOwn(place, postgres.url, 'growth');
    const all = blocks * PER_BLOCK;
    return [
      ...growthOf(seen, all),
      { name: 'database for an event', value: stored / all, unit: 'bytes' },
      { name: 'memory of the indexer at most', value: memory / 2 ** 20, unit: 'MB' },
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    node.send('stop');
    await once(node, 'exit');
  }
}

function growthOf(seen: readonly HeightSeen[], events: number): readonly Figure[] {
  const counts = [10_000, 100_000, 1_000_000].filter((count) => count <= events);
  const at = (of: Cost, count: number) => {
    const [from, to] = count === 10_000 ? [count, 2 * count] : [count * PART, count];
    return costBetween(seen, of, from / PER_BLOCK, to / PER_BLOCK);
  };
  const note = `a block of ${PER_BLOCK} events`;
  const told = (['cpu', 'database', 'clock'] as const).flatMap((of) => {
    const kind = NAMES[of];
    const costs = counts.map(
      (count): Figure => ({
        name: `${kind} for a block, at ${count.toLocaleString('en')} events`,
        value: at(of, count) / 1000,
        unit: 'ms',
        note,
      }),
    );
    const growth: Figure = {
      name: `${kind} for a block at the end, of that at ${(10_000).toLocaleString('en')} events`,
      value: at(of, counts.at(-1) ?? 0) / at(of, 10_000),
      unit: 'x',
      goal: { most: 1.25 },
    };
    return [...costs, growth];
  });
  return told;
}

function program(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

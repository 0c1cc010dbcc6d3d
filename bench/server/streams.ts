import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { testServer } from '../../packages/server/test/test-server.ts';
import { askChild } from '../ask-child.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import type { StreamUsage } from './streams-side.ts';

const STREAMS = 2_000;
const ROUNDS = 9;
/** Seconds for which nothing happens. */
const QUIET_S = 9;
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What an open stream costs: memory, processor time while nothing happens, and to tell all of them of something. */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<readonly Figure[]> {
  const world = await testServer();
  await world.server.ready();
  await world.server.close();
  const server = fork(program('streams-side.ts'), { serialization: 'advanced' });
  const usage = () => askChild<StreamUsage>(server, 'usage');
  const config = { ...world.config, roles: ['api' as const], trustedProxies: 1 };
  const url = await askChild<string>(server, config);
  const before = await usage();
  const clients = fork(program('streams-load.ts'), [
    `${url}${paths.activity.stream}?topics=trade`,
    String(STREAMS),
  ]);
  await once(clients, 'message');
  const open = await usage();
  await pause(QUIET_S * 1000);
  const quiet = (await usage()).cpu - open.cpu;
  const told: ProcessUsage[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [cpu, begun] = [(await usage()).cpu, performance.now()];
    const heard = askChild(clients, STREAMS);
    await world.database.pool.query(tellAll);
    await heard;
    const wall = performance.now() - begun;
    // The first compiles what tells.
    if (round > 0) told.push({ wall, cpu: (await usage()).cpu - cpu });
  }
  clients.kill();
  server.send('stop');
  await once(server, 'exit');
  await world.close();
  return figuresOf({ before, open, quiet, told });
}

type ProcessUsage = Readonly<{ wall: number; cpu: number }>;
type Measured = Readonly<{
  before: StreamUsage;
  open: StreamUsage;
  quiet: number;
  told: readonly ProcessUsage[];
}>;

const tellAll = `insert into event_feed (topic, payload, final, retracted) values ('trade', '{"n": 1}', false, false)`;

function figuresOf({ before, open, quiet, told }: Measured): readonly Figure[] {
  const kilobytes = (part: 'heap' | 'resident') => (open[part] - before[part]) / STREAMS / 1000;
  return [
    { name: 'memory of an open stream, live objects', value: kilobytes('heap'), unit: 'kB' },
    { name: 'memory of an open stream, resident', value: kilobytes('resident'), unit: 'kB' },
    {
      name: 'processor time of an open stream while nothing happens',
      value: quiet / STREAMS / QUIET_S,
      unit: 'µs/s',
      note: `${STREAMS} streams for ${QUIET_S} s`,
    },
    figureOf(
      'processor time to tell a stream of an event',
      'µs',
      told.map(({ cpu }) => cpu / STREAMS),
    ),
    figureOf(
      'until all 2,000 streams have an event',
      'ms',
      told.map(({ wall }) => wall),
    ),
  ];
}

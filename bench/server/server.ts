import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Figure, figureOf } from '../figure.ts';

/** Until both are compiled: the figures of each fall for about so many rounds, then stay. */
const WARM_UP = 8;
const ROUNDS = 15;
const REQUESTS = 2000;
const form =
  'address=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t&inviter=TXrtY8Fu9xigjtTvoD9Vk32kcELTV9RpWz';
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Side = Readonly<{ server: ChildProcess; client: ChildProcess }>;

/**
 * A validated form with one read of the database through the full stack, beside bare Fastify without any
 * check. Both are asked at the same time, each in a process of its own, so that whatever else the machine does
 * costs both alike; what counts is the processor time of each server.
 */
export async function measure(): Promise<readonly Figure[]> {
  const [ours, bare] = [await startSide('ours'), await startSide('bare')];
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [own, other] = await Promise.all([microsOf(ours), microsOf(bare)]);
    if (round >= WARM_UP) rounds.push({ ours: own, bare: other });
  }
  for (const side of [ours, bare]) await stop(side);
  const percent = rounds.map((micros) => (100 * micros.bare) / micros.ours);
  return [
    figureOf(
      'POST with one read, processor time',
      'µs',
      rounds.map((micros) => micros.ours),
    ),
    figureOf(
      'the same by bare Fastify',
      'µs',
      rounds.map((micros) => micros.bare),
    ),
    figureOf('POST with one read, share of bare Fastify', '%', percent, { goal: { least: 70 } }),
  ];
}

async function startSide(kind: 'ours' | 'bare'): Promise<Side> {
  const server = fork(program('server-side.ts'), [kind]);
  const [url] = await once(server, 'message');
  const client = fork(program('server-load.ts'), [url, form]);
  await once(client, 'message');
  return { server, client };
}

/** Microseconds of the server's processor time for one request. */
async function microsOf({ server, client }: Side): Promise<number> {
  const before = await ask(server, 'usage');
  await ask(client, REQUESTS);
  return ((await ask(server, 'usage')) - before) / REQUESTS;
}

async function ask(child: ChildProcess, message: string | number): Promise<number> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}

async function stop({ server, client }: Side): Promise<void> {
  client.disconnect();
  server.send('stop');
  await once(server, 'exit');
}

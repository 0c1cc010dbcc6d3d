import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { type HotEndpoint, hotEndpoints } from '../../packages/server/test/hot/hot-endpoints.ts';
import { hotWorld } from '../../packages/server/test/hot/hot-world.ts';
import { askChild } from '../ask-child.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { type Side, startSides, stopSides } from './hot-sides.ts';
import type { Crowd } from './load-people.ts';

const PEOPLE = 200;
const THINGS = 100;
const ROUNDS = 3;
const ROUND_MS = 30_000;
/** Until both are compiled. */
const WARM_UP_MS = 20_000;

const pages = hotEndpoints(20);
/** The Before call of an activation: of the same person it gives the same order again. */
const payment: HotEndpoint = {
  name: 'payment',
  path: paths.membership.prepareActivation,
  body: {},
  signedIn: true,
};

/**
 * 200 people who think for a second between pages, and pay now and then: the processor time of the whole server, beside
 * bare Fastify that does the same statements for as many people at the same time.
 */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<readonly Figure[]> {
  const world = await hotWorld(THINGS);
  const sides = await startSides(world, [...pages, payment]);
  const crowd = { cookie: world.cookie, people: PEOPLE, pages, payment };
  const both = [sides.ours, sides.bare] as const;
  const clients = await Promise.all(both.map(startPeople));
  const measured: [number, number][] = [];
  for (let round = -1; round < rounds; round++) {
    const ms = round < 0 ? WARM_UP_MS : ROUND_MS;
    const [ours = 0, bare = 0] = await Promise.all(
      both.map((side, at) => microsOf(side, clients[at] as ChildProcess, { ...crowd, ms })),
    );
    if (round >= 0) measured.push([ours, bare]);
  }
  for (const client of clients) client.disconnect();
  await stopSides(sides);
  await world.close();
  return [
    figureOf(
      '200 people, processor time of a request',
      'µs',
      measured.map(([ours]) => ours),
    ),
    figureOf(
      '200 people, processor time, × bare Fastify',
      '×',
      measured.map(([ours, bare]) => ours / bare),
      { goal: { most: 2 } },
    ),
  ];
}

async function startPeople(): Promise<ChildProcess> {
  const client = fork(fileURLToPath(new URL('load-people.ts', import.meta.url)));
  await once(client, 'message');
  return client;
}

/** Microseconds of the server's processor time for one request of this crowd. */
async function microsOf(
  { server, url }: Side,
  client: ChildProcess,
  crowd: Omit<Crowd, 'url'>,
): Promise<number> {
  const before = await askChild<number>(server, 'usage');
  const requests = await askChild<number>(client, { ...crowd, url });
  return ((await askChild<number>(server, 'usage')) - before) / requests;
}

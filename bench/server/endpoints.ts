import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { encodeForm } from '@vellum/api/wire/form';
import { type HotEndpoint, hotEndpoints } from '../../packages/server/test/hot/hot-endpoints.ts';
import { hotWorld } from '../../packages/server/test/hot/hot-world.ts';
import { askChild } from '../ask-child.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { renderFigures } from '../render-figures.ts';
import { type Side, startSides, stopSides } from './hot-sides.ts';

/** Things of each kind in the index; a page shows 20 of them. */
const THINGS = 100;
const PAGE = 20;
/** Until both are compiled; of the first endpoint more, since that compiles what all share. */
const WARM_UP = 6;
const FIRST_WARM_UP = 20;
const ROUNDS = 9;
const REQUESTS = 480;
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Twenty endpoints through the whole server, beside bare Fastify that asks the same statements and answers with the
 * same bytes. Both are asked at the same time, each in a process of its own, so that whatever else the machine does
 * costs both alike; what counts is the processor time of each server.
 */
export async function measure({ rounds = ROUNDS, only }: BenchOptions): Promise<readonly Figure[]> {
  const world = await hotWorld(THINGS);
  const { cookie } = world;
  const endpoints = chosen(hotEndpoints(PAGE), only);
  const sides = await startSides(world, endpoints);
  const { ours, bare, calls } = sides;
  const figures: Figure[] = [];
  for (const [at, endpoint] of endpoints.entries()) {
    const warmUp = at === 0 ? FIRST_WARM_UP : WARM_UP;
    const statements = calls[at]?.statements.length ?? 0;
    const measured = await compare([ours, bare], endpoint, { cookie, warmUp, rounds });
    const own = figuresOf(endpoint, statements, measured);
    console.error(renderFigures(own));
    figures.push(...own);
  }
  await stopSides(sides);
  await world.close();
  return figures;
}

function chosen(all: readonly HotEndpoint[], only: string | undefined): readonly HotEndpoint[] {
  if (only === undefined) return all;
  const names = only.split(',');
  const unknown = names.find((name) => all.every((endpoint) => endpoint.name !== name));
  if (unknown !== undefined) throw new Error(`no endpoint is called "${unknown}"`);
  return all.filter(({ name }) => names.includes(name));
}

type Round = Readonly<{ ours: number; bare: number }>;
type Manner = Readonly<{ cookie: string; warmUp: number; rounds: number }>;

async function compare(
  sides: readonly [Side, Side],
  { path, body, signedIn }: HotEndpoint,
  { cookie, warmUp, rounds }: Manner,
): Promise<readonly Round[]> {
  const form = encodeForm(body).toString();
  const clients = await Promise.all(
    sides.map(({ url }) => startClient(url + path, form, signedIn ? cookie : '')),
  );
  const measured: Round[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const [own = 0, other = 0] = await Promise.all(
      sides.map(({ server }, at) => microsOf(server, clients[at] as ChildProcess)),
    );
    if (round >= warmUp) measured.push({ ours: own, bare: other });
  }
  for (const client of clients) client.disconnect();
  return measured;
}

function figuresOf(
  { name }: HotEndpoint,
  statements: number,
  rounds: readonly Round[],
): readonly Figure[] {
  const percent = rounds.map((micros) => (100 * micros.bare) / micros.ours);
  const note = `${statements} statements`;
  return [
    figureOf(
      `${name}, processor time`,
      'µs',
      rounds.map((micros) => micros.ours),
      { note },
    ),
    figureOf(`${name}, share of bare Fastify`, '%', percent, { goal: { least: 50 } }),
  ];
}

async function startClient(url: string, body: string, cookie: string): Promise<ChildProcess> {
  const client = fork(program('server-load.ts'), [url, body, cookie]);
  await once(client, 'message');
  return client;
}

/** Microseconds of the server's processor time for one request. */
async function microsOf(server: ChildProcess, client: ChildProcess): Promise<number> {
  const before = await askChild<number>(server, 'usage');
  await askChild(client, REQUESTS);
  return ((await askChild<number>(server, 'usage')) - before) / REQUESTS;
}

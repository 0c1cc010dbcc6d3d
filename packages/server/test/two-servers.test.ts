import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EnergyWorld, energyWorld } from './energy/energy-world.ts';
import { freePort } from './free-port.ts';
import { type NamedProcess, namedProcess } from './standby/named-process.ts';
import { callsTo, configOf, signIn } from './test-server.ts';

// Two API processes keep answers of their own. What they kept is never shown after something changed.

const SOON = { timeout: 300_000, interval: 20 };
const { announcements, energy, project } = paths;

let world: EnergyWorld;
let folder: string;
let urls: readonly string[];
let indexer: NamedProcess;
let processes: readonly NamedProcess[];

beforeAll(async () => {
  [world, folder] = await Promise.all([
    energyWorld({ solidLag: 8, people: 1 }),
    mkdtemp(join(tmpdir(), 'vellum-two-servers-')),
  ]);
  const ports = [await freePort(), await freePort()];
  urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const config = configOf(world.chain, world.database.url, folder, {
    admins: [world.operator.address],
  });
  indexer = namedProcess('indexer', folder, { ...config, roles: ['indexer'] });
  processes = [
    ...ports.map((port) =>
      namedProcess(`api-${port}`, folder, { ...config, port, roles: ['api'] }),
    ),
    indexer,
  ];
  await Promise.all(processes.map((one) => one.start()));
  for (const url of urls) {
    await vi.waitFor(async () => {
      expect((await callsTo(url).post(project.status)).status).toBe(200);
    }, SOON);
  }
  await untilIndexed();
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

const head = () => world.chain.devnet.chain.head();

async function cursor(): Promise<Readonly<{ number: number; block_id: string }>> {
  const { rows } = await world.database.pool.query('select number, block_id from chain_cursor');
  return rows[0];
}

const untilIndexed = () =>
  vi.waitFor(async () => expect((await cursor())?.block_id).toBe(head().id), SOON);

/** What both servers answer now. */
const asked = (path: string, form: Readonly<Record<string, FormValue>> = {}) =>
  Promise.all(urls.map(async (url) => (await callsTo(url).post(path, form)).json.data));

test('a block in the place of another of the same height shows at once on both', async () => {
  const [buyer] = world.people;
  await world.rent(buyer!, await world.newReceiver(), 65_000n, 1n);
  await untilIndexed();
  // The second answer is the one that is kept.
  await asked(energy.list);
  for (const { total } of await asked(energy.list)) expect(total).toBe(1);
  // A chain moves to a longer branch alone: its index has the height of before for a moment on the way.
  await indexer.kill();
  await world.database.database.transaction().execute(async (transaction) => {
    await sql`update chain_cursor set block_id = repeat('ab', 32)`.execute(transaction);
    await sql`delete from energy_rental`.execute(transaction);
  });
  for (const { list, total } of await asked(energy.list)) {
    expect([list, total]).toEqual([[], 0]);
  }
});

test('an announcement between two blocks shows at once on both', async () => {
  const before = await cursor();
  const titles = async () =>
    (await asked(announcements.list)).map(({ list }) =>
      list.map(({ title }: Readonly<{ title: string }>) => title),
    );
  expect(await titles()).toEqual([[], []]);
  const [first, second] = urls.map(callsTo);
  const cookie = await signIn(first!.post, world.operator);
  const text = {
    ...{ titleEn: 'Maintenance', titleZh: '維護' },
    ...{ bodyEn: '<p>Tonight.</p>', bodyZh: '<p>今晚。</p>' },
    ...{ topic: 'service', pinned: 'false' },
  };
  const { json: saved } = await first!.post(announcements.save, text, { cookie });
  expect(saved.code).toBe('OK');
  expect(await titles()).toEqual([['Maintenance'], ['Maintenance']]);
  await second!.post(announcements.remove, { id: saved.data.id }, { cookie });
  expect(await titles()).toEqual([[], []]);
  expect(await cursor()).toEqual(before);
});

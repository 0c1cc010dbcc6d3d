// @module-tag deep

import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { paths } from '@vellum/api/wire/paths';
import { indexTables } from '@vellum/server/backup/table-kinds';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { openDatabase } from '@vellum/server/platform/database/open';
import { createServer } from '@vellum/server/server';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '../src/backup/make-backup.ts';
import { readManifest } from '../src/backup/manifest.ts';
import { followedEmbedded } from '../src/chain-start/follow-chain.ts';
import { openEmbeddedChain } from '../src/chain-start/open-embedded-chain.ts';
import { serverConfigOf } from '../src/config/server-config.ts';
import { person } from '../src/demo-world/actor.ts';
import { embeddedIndexing } from '../src/embedded/embedded-indexing.ts';
import { command, hashesOf, removeProject, settingsOf } from './backup-commands.ts';
import { ask, type BackupFixture, live, stateOf } from './backup-life.ts';
import { putChain } from './made-platform.ts';
import {
  freePorts,
  isAlive,
  patience,
  type RunningStack,
  startIn,
  stopCleanly,
  untilReady,
} from './running-stack.ts';

/** A demo world is lived through first, and a busy machine takes its time for it. */
const aWorld = { ...patience, timeout: 900_000 };
const env = { DEMO_WORLD: 'small', RATE_LIMITS: 'off' };
/** Deep runs have the world made by the start; others take the one that the browser's tests need as well. */
const isDeep = process.env['VELLUM_DEEP'] === '1';
const folders: string[] = [];
const running: RunningStack[] = [];
let first: string;
let fixture: BackupFixture;

const project = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-drill-'));
  folders.push(folder);
  return folder;
};

async function start(folder: string) {
  const ports = await freePorts();
  const stack = startIn(folder, ports, env);
  running.push(stack);
  await untilReady(stack, aWorld);
  return { stack, url: `http://127.0.0.1:${ports.app}`, node: `http://127.0.0.1:${ports.chain}` };
}

test('a platform is backed up while it runs and when it is stopped', async () => {
  first = project();
  if (!isDeep) await putChain(first, 'small');
  const { stack, url, node } = await start(first);
  if (isDeep) expect(stack.out()).toMatch(/demo world +ready in \d/);
  const deployment = JSON.parse(readFileSync(join(first, '.data/deployment.json'), 'utf8'));
  fixture = await live({ url, node, deployment });
  const made = await command('backup', first, ['running']);
  expect(made).toMatchObject({ code: 0, err: '' });
  console.log(made.out);
  await stopCleanly(stack);
  for (const words of [['stopped'], ['small', '--without-index']]) {
    expect(await command('backup', first, words)).toMatchObject({ code: 0, err: '' });
  }
}, 3_600_000);

afterAll(() => {
  for (const stack of running) {
    const all = stack.descendants();
    stack.kill('SIGKILL');
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  for (const folder of folders) removeProject(folder);
});

/** A new project folder into which a backup of the first was restored. */
async function restored(backup: string): Promise<string> {
  const folder = project();
  const made = await command('restore', folder, [join(first, backup)]);
  expect(made).toMatchObject({ code: 0, err: '' });
  console.log(made.out);
  return folder;
}

test('made while the platform runs, it gives every row, image and block back on an empty machine', async () => {
  const folder = await restored('running');
  const config = settingsOf(folder, await freePorts());
  const again = await makeBackup(config, {
    target: join(folder, 'again'),
    index: true,
    now: new Date(),
  });
  const kept = await readManifest(join(first, 'running'));
  expect(hashesOf(again)).toEqual(hashesOf(kept));
  expect(again.database).toEqual(kept.database);
  expect(kept.files.filter(({ path }) => path.startsWith('data/media/')).length).toBeGreaterThan(1);
  for (const { path } of kept.files) {
    expect(statSync(join(first, 'running', path)).mode & 0o777).toBe(0o600);
  }
});

test('a platform that is started from it goes on: sessions, profile, image, orders', async () => {
  const { stack, url, node } = await start(await restored('running'));
  expect(stack.out()).not.toContain('demo world');
  const { collector, newcomer } = fixture.cookies;
  const address = fromHexAddress(person('', demoPersonaKey('collector')).signer.address);
  const { data } = await ask(url, paths.profiles.get, { address });
  expect(data).toMatchObject({ nickName: 'Restored', avatar: fixture.avatar });
  expect((await fetch(`${url}/media/${fixture.avatar}.webp`)).status).toBe(200);
  expect(await stateOf(url, fixture.settled, newcomer)).toBe('settled');
  // Its ten minutes may be over on a busy machine.
  expect(['created', 'expired']).toContain(await stateOf(url, fixture.open, collector));
  const shown = await ask(url, paths.announcements.list, { pageSize: 20 });
  expect(shown.data.list.map(({ id }: { id: string }) => id)).toContain(fixture.announcement);
  // The keys are the ones that the contracts know, and the chain makes blocks.
  const head = async () => {
    const reply = await fetch(`${node}/wallet/getnowblock`);
    const block = (await reply.json()) as { block_header: { raw_data: { number: number } } };
    return block.block_header.raw_data.number;
  };
  const before = await head();
  await expect.poll(head).toBeGreaterThan(before + 1);
  await stopCleanly(stack);
}, 3_600_000);

test('everybody signs in again when that is asked for, and drafts are kept', async () => {
  const folder = project();
  await command('restore', folder, [join(first, 'running'), '--end-sessions']);
  const postgres = await startEmbedded({ folder: join(folder, '.data/pg') });
  const open = openDatabase(postgres.url);
  const { rows } = await open.pool.query(
    `select (select count(*) from session) as sessions, (select count(*) from profile) as profiles,
      (select count(*) from launch_draft where id = $1) as drafts`,
    [fixture.draft],
  );
  expect(rows[0]).toMatchObject({ sessions: 0n, drafts: 1n });
  expect(rows[0].profiles).toBeGreaterThan(0n);
  await open.close();
  await postgres.stop();
});

/** What changes by looking, and what only live blocks leave. */
const passing = new Set(['chain_cursor', 'chain_undo']);

/** The tables of the index once it has every block of the chain, which stands still. */
async function indexOf(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const ports = await freePorts();
  const config = settingsOf(folder, ports, env);
  const postgres = await startEmbedded({ folder: join(config.dataDir, 'pg') });
  const silent = { run: <T>(_: string, work: () => Promise<T>) => work(), elapsed: () => 0 };
  const chain = await openEmbeddedChain(
    { host: '127.0.0.1', port: 0, dataDir: config.dataDir, solidLag: 3, demoWorld: 'small' },
    silent,
    () => {},
  );
  const told = serverConfigOf(
    { ...config, roles: ['api', 'indexer'], logLevel: 'silent' },
    {
      databaseUrl: postgres.url,
      webFolder: null,
      chain: followedEmbedded(chain, config, null),
    },
  );
  const server = await createServer(told, { indexing: embeddedIndexing });
  const open = openDatabase(postgres.url);
  try {
    const position = async () =>
      (await open.pool.query('select block_id, halted from chain_cursor')).rows;
    const head = { block_id: chain.devnet.chain.head().id, halted: null };
    await expect.poll(position, aWorld).toEqual([head]);
    const dump: Record<string, readonly string[]> = {};
    for (const table of indexTables.filter((name) => !passing.has(name))) {
      const { rows } = await open.pool.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${table}" t order by 1`,
      );
      dump[table] = rows.map(({ row }) => row);
    }
    return dump;
  } finally {
    await open.close();
    await server.close();
    await chain.devnet.close();
    await postgres.stop();
  }
}

test.runIf(isDeep)(
  'without its index it is smaller, and the chain gives the same index back, table by table',
  async () => {
    const [whole, small] = await Promise.all(
      ['stopped', 'small'].map((name) => readManifest(join(first, name))),
    );
    const names = (of: typeof whole) => of?.database.tables.map(({ name }) => name) ?? [];
    expect(names(small)).toEqual(names(whole).filter((name) => !indexTables.includes(name)));
    const kept = await indexOf(await restored('stopped'));
    const rebuilt = await indexOf(await restored('small'));
    for (const table of Object.keys(kept)) expect(rebuilt[table], table).toEqual(kept[table]);
    const filled = Object.values(kept).filter((rows) => rows.length > 0).length;
    expect(filled).toBeGreaterThan(30);
  },
  3_600_000,
);

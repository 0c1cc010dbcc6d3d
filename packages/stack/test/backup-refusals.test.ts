// @module-tag deep

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@vellum/server/platform/database/embedded';
import { openDatabase } from '@vellum/server/platform/database/open';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '../src/backup/make-backup.ts';
import { type Manifest, readManifest, writeManifest } from '../src/backup/manifest.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { stagingOf } from '../src/backup/restore-place.ts';
import type { Config } from '../src/config/config.ts';
import { command, hashesOf, removeProject, settingsOf } from './backup-commands.ts';
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

const isDeep = process.env['VELLUM_DEEP'] === '1';
const folders: string[] = [];
const running: RunningStack[] = [];
const ports = await freePorts();
const now = new Date();
/** A stopped platform with nobody on it, and its backup. */
let first: string;
let whole: string;

const project = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-refusal-'));
  folders.push(folder);
  return folder;
};

function start(folder: string): RunningStack {
  const stack = startIn(folder, ports);
  running.push(stack);
  return stack;
}

afterAll(() => {
  for (const stack of running) {
    const all = stack.descendants();
    stack.kill('SIGKILL');
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  for (const folder of folders) removeProject(folder);
});

const plain = { replace: false, endSessions: false, now };

test('a platform in use is not replaced', async () => {
  first = project();
  whole = join(first, 'whole');
  await putChain(first);
  const stack = start(first);
  await untilReady(stack);
  expect(await command('backup', first, ['whole'])).toMatchObject({ code: 0, err: '' });
  const refused = await command('restore', first, ['whole', '--replace']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('TARGET_IN_USE');
  await stopCleanly(stack);
}, 3_600_000);

/** A copy of the backup that was changed. */
function changed(change: (folder: string) => void): string {
  const folder = join(project(), 'changed');
  cpSync(whole, folder, { recursive: true });
  change(folder);
  return folder;
}

const overwrite = (folder: string, path: string, change: (bytes: Buffer) => Buffer) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path))));

const flipped = (bytes: Buffer) => {
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4;
  return bytes;
};

/** Rewrites the list as whoever made it would have. */
async function relisted(change: (manifest: Manifest) => object): Promise<string> {
  const folder = changed(() => {});
  const manifest = await readManifest(folder);
  await writeManifest(folder, { ...manifest, ...change(manifest) } as Manifest);
  return folder;
}

const anyTable = 'database/chain_block.copy.gz';
const unknown = { name: '9999-later.sql', sha256: 'ff' };

const refusals: readonly (readonly [string, string, () => string | Promise<string>])[] = [
  ['there is none', 'BACKUP_MISSING', () => project()],
  [
    'it was never finished',
    'BACKUP_MISSING',
    () => changed((at) => rmSync(join(at, 'manifest.json'))),
  ],
  [
    'a bit of a table flipped',
    'BACKUP_DAMAGED',
    () => changed((at) => overwrite(at, anyTable, flipped)),
  ],
  [
    'a table was cut off',
    'BACKUP_DAMAGED',
    () => changed((at) => overwrite(at, anyTable, (bytes) => bytes.subarray(0, -1))),
  ],
  ['a table is gone', 'BACKUP_DAMAGED', () => changed((at) => rmSync(join(at, anyTable)))],
  [
    'a bit of the chain flipped',
    'BACKUP_DAMAGED',
    () => changed((at) => overwrite(at, 'data/devnet/blocks.log', flipped)),
  ],
  [
    'its list is not as it was written',
    'BACKUP_DAMAGED',
    () =>
      changed((at) =>
        overwrite(at, 'manifest.json', (bytes) =>
          Buffer.from(bytes.toString().replace('"devnet"', '"nile"')),
        ),
      ),
  ],
  [
    'its list is no JSON',
    'BACKUP_DAMAGED',
    () => changed((at) => overwrite(at, 'manifest.json', (bytes) => bytes.subarray(0, 99))),
  ],
  [
    'its list leads outside',
    'BACKUP_DAMAGED',
    () =>
      relisted(({ files }) => ({ files: [...files, { ...files[0], path: 'data/../../outside' }] })),
  ],
  [
    'its list leaves a table out',
    'BACKUP_DAMAGED',
    () => relisted(({ files }) => ({ files: files.slice(1) })),
  ],
  ['it is in a newer form', 'BACKUP_FORMAT', () => relisted(() => ({ format: 2 }))],
  [
    'a newer version made it',
    'SCHEMA_NEWER',
    () =>
      relisted(({ database }) => ({
        database: { ...database, migrations: [...database.migrations, unknown] },
      })),
  ],
  [
    'it has another schema',
    'SCHEMA_CHANGED',
    () =>
      relisted(({ database }) => ({
        database: {
          ...database,
          migrations: database.migrations.map(({ name }) => ({ name, sha256: '00' })),
        },
      })),
  ],
  ['it is of another network', 'BACKUP_NETWORK', () => relisted(() => ({ network: 'nile' }))],
];

test.each(refusals)('%s: %s, and nothing is changed', async (_, code, backup) => {
  const folder = project();
  const source = await backup();
  const restoring = restoreBackup(settingsOf(folder, ports), { ...plain, source });
  await expect(restoring).rejects.toMatchObject({ name: 'BackupProblem', code });
  expect(readdirSync(folder)).toEqual([]);
});

test('a data folder that is not empty stays as it is, or is moved aside when that is asked for', async () => {
  const folder = project();
  mkdirSync(join(folder, '.data'));
  writeFileSync(join(folder, '.data/mine'), 'mine');
  const config = settingsOf(folder, ports);
  const restoring = restoreBackup(config, { ...plain, source: whole });
  await expect(restoring).rejects.toMatchObject({ code: 'TARGET_NOT_EMPTY' });
  expect(readdirSync(folder)).toEqual(['.data']);
  expect(readdirSync(join(folder, '.data'))).toEqual(['mine']);
  await restoreBackup(config, { ...plain, source: whole, replace: true });
  const aside = readdirSync(folder).find((name) => name.startsWith('.data.before-'));
  expect(readFileSync(join(folder, aside ?? '', 'mine'), 'utf8')).toBe('mine');
  await expectWhole(config, folder);
});

/** A backup of what was restored is the one that it was restored from. */
async function expectWhole(config: Config, folder: string): Promise<void> {
  const target = join(folder, `again-${readdirSync(folder).length}`);
  const again = await makeBackup(config, { target, index: true, now });
  expect(hashesOf(again)).toEqual(hashesOf(await readManifest(whole)));
}

test.runIf(isDeep)(
  'killed with -9 at any moment, it leaves nothing that starts, and is whole when it is run again',
  async () => {
    const kills = 40;
    const met = { untouched: 0, unfinished: 0, finished: 0 };
    const inOneFolder = async (first: number) => {
      const folder = project();
      const config = settingsOf(folder, ports);
      const began = performance.now();
      expect(await command('restore', folder, [whole])).toMatchObject({ code: 0 });
      const length = performance.now() - began;
      // The first third is the program being read.
      const moment = (part: number) => Math.round(length * (1 / 3 + (part * 2) / 3));
      for (let kill = first; kill <= kills; kill += 2) {
        removeProject(folder);
        mkdirSync(folder);
        await command('restore', folder, [whole], moment(kill / kills));
        const left = leftBy(config);
        met[left] += 1;
        if (left === 'unfinished') await expectRefusedStart(folder);
        if (left !== 'finished') await restoreBackup(config, { ...plain, source: whole });
        await expectWhole(config, folder);
      }
      console.log('restores that were killed', met, `of ${Math.round(length)} ms`);
    };
    // A restore is one thing after the other: two at a time keep two processors at work.
    await Promise.all([inOneFolder(1), inOneFolder(2)]);
    expect(met.unfinished).toBeGreaterThan(0);
  },
  1_500_000,
);

function leftBy({ dataDir }: Config): 'untouched' | 'unfinished' | 'finished' {
  if (existsSync(stagingOf(dataDir))) return 'unfinished';
  return existsSync(dataDir) ? 'finished' : 'untouched';
}

async function expectRefusedStart(folder: string): Promise<void> {
  const stack = start(folder);
  await expect.poll(stack.code, patience).toBe(1);
  expect(stack.err()).toContain('RESTORE_UNFINISHED');
}

test('what a restore left half done is not started', async () => {
  const folder = project();
  mkdirSync(stagingOf(settingsOf(folder, ports).dataDir));
  await expectRefusedStart(folder);
});

test('a data folder of a newer version is not started: SCHEMA_NEWER, and it stays as it is', async () => {
  const folder = project();
  const config = settingsOf(folder, ports);
  await restoreBackup(config, { ...plain, source: whole });
  const postgres = await startEmbedded({ folder: join(config.dataDir, 'pg') });
  const open = openDatabase(postgres.url);
  await open.pool.query("insert into migration (name, sha256) values ('9999-later.sql', 'ff')");
  await open.close();
  await postgres.stop();
  const before = await makeBackup(config, { target: join(folder, 'before'), index: true, now });
  const stack = start(folder);
  await expect.poll(stack.code, patience).toBe(1);
  expect(stack.err()).toContain('SCHEMA_NEWER');
  const after = await makeBackup(config, { target: join(folder, 'after'), index: true, now });
  expect(hashesOf(after)).toEqual(hashesOf(before));
  expect(after.database).toEqual(before.database);
});

test.runIf(isDeep)(
  'a database elsewhere must be empty, is filled as a whole, and replaced only when that is asked for',
  async () => {
    const folder = project();
    const postgres: EmbeddedPostgres = await startEmbedded({ folder: join(project(), '.data/pg') });
    try {
      const config = settingsOf(folder, ports, { DATABASE_URL: postgres.url });
      await restoreBackup(config, { ...plain, source: whole });
      await expectWhole(config, folder);
      rmSync(join(folder, '.data'), { recursive: true });
      const restoring = restoreBackup(config, { ...plain, source: whole });
      await expect(restoring).rejects.toMatchObject({ code: 'TARGET_NOT_EMPTY' });
      expect(existsSync(config.dataDir)).toBe(false);
      const before = openDatabase(postgres.url);
      await before.pool.query("insert into energy_borrower values ('desk', 'later')");
      await before.pool.end();
      await restoreBackup(config, { ...plain, source: whole, replace: true });
      const after = openDatabase(postgres.url);
      const { rows } = await after.pool.query('select from energy_borrower');
      expect(rows).toEqual([]);
      await after.pool.end();
      await expectWhole(config, folder);
    } finally {
      await postgres.stop();
    }
  },
);

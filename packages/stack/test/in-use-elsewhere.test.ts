// @module-tag deep

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@vellum/server/platform/database/embedded';
import { openDatabase } from '@vellum/server/platform/database/open';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPlace, stagingOf } from '../src/backup/restore-place.ts';
import { mountedIn } from '../src/machine/mounted-in.ts';
import { runningPlatform } from '../src/running-platform.ts';
import { command, removeProject, settingsOf } from './backup-commands.ts';
import { canMount } from './can-mount.ts';

const ports = { app: 1, chain: 2 };
let elsewhere: string;
let postgres: EmbeddedPostgres;
let folder: string;
const inData = (name: string) => join(folder, '.data', name);
const newFolder = () => mkdtempSync(join(tmpdir(), 'vellum-elsewhere-'));

beforeAll(async () => {
  elsewhere = newFolder();
  postgres = await startEmbedded({ folder: join(elsewhere, '.data/pg') });
});
afterAll(async () => {
  await postgres?.stop();
  removeProject(elsewhere);
});
beforeEach(() => {
  folder = newFolder();
  mkdirSync(inData('media'), { recursive: true });
  writeFileSync(inData('media/image'), 'image');
});
afterEach(() => removeProject(folder));

/** What the commands in the folder are told. */
const settings = (lines: Readonly<Record<string, string>>) =>
  writeFileSync(
    join(folder, '.env'),
    Object.entries(lines)
      .map((line) => line.join('='))
      .join('\n'),
  );

const expectUntouched = () => {
  expect(readdirSync(folder).filter((name) => name !== '.env')).toEqual(['.data']);
  expect(readFileSync(inData('media/image'), 'utf8')).toBe('image');
};

describe('a platform whose database is elsewhere and that has no address', () => {
  test('keeps its data and its tables while it runs, and no longer', async () => {
    const config = settingsOf(folder, ports, { DATABASE_URL: postgres.url });
    settings({ DATABASE_URL: postgres.url });
    const worker = openDatabase(postgres.url);
    await worker.pool.query('create table kept ()');

    await expect(openPlace(config, true)).rejects.toMatchObject({ code: 'TARGET_IN_USE' });
    const refused = await command('reset', folder, ['--yes']);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(
      /in use by a platform on the database .*127\.0\.0\.1\); stop it first\n$/,
    );
    expectUntouched();

    await worker.pool.end();
    await openPlace(config, true);
    expect(existsSync(stagingOf(config.dataDir))).toBe(true);
    expect(await command('reset', folder, ['--yes'])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(inData(''))).toBe(false);
  });

  test('has a port of metrics that doctor does not call taken', async () => {
    const metrics = createServer((_, reply) => reply.end('index_lag_blocks 0')).listen(
      0,
      '127.0.0.1',
    );
    await once(metrics, 'listening');
    const { port } = metrics.address() as AddressInfo;
    settings({ DATABASE_URL: postgres.url, ROLES: 'indexer', METRICS_PORT: String(port) });
    const told = async () => (await command('doctor', folder, [])).out;
    expect(await told()).toMatch(/WRONG +METRICS_PORT .* is taken/);
    const worker = openDatabase(postgres.url);
    await worker.pool.query('select 1');
    expect(await told()).toMatch(/ok +METRICS_PORT .*, where a running platform answers/);
    await worker.pool.end();
    metrics.close();
  });

  test('is taken to run when the database cannot be asked: one line without the password', async () => {
    const url = 'postgres://vellum:secret-word@127.0.0.1:9/vellum';
    settings({ DATABASE_URL: url });
    const { code, err } = await command('reset', folder, ['--yes']);
    expect(code).toBe(1);
    expect(err).toMatch(/^vellum: the database of DATABASE_URL did not say .*\n$/);
    expect(err).not.toContain('secret-word');
    expectUntouched();
  });

  test('is not the database of somebody else on the same server', async () => {
    const other = openDatabase(new URL('/template1', postgres.url).href);
    await other.pool.query('select 1');
    const config = settingsOf(folder, ports, { DATABASE_URL: postgres.url });
    expect(await runningPlatform(config)).toBe(null);
    await other.pool.end();
  });
});

test('what people keep on a network that is not devnet does not go by --yes', async () => {
  settings({ NETWORK: 'nile', TRON_FULL_NODE: 'http://127.0.0.1:9', DEPLOYMENT_FILE: 'nile.json' });
  const { code, err } = await command('reset', folder, ['--yes']);
  expect(code).toBe(1);
  expect(err).toMatch(/^vellum: nothing was changed: --yes is for devnet.*nile.*\n$/);
  expectUntouched();
});

test('what was started for another network than the settings name does not go', async () => {
  settings({});
  writeFileSync(inData('server.json'), JSON.stringify({ network: { name: 'nile' } }));
  const { code, err } = await command('reset', folder, ['--yes']);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^vellum: \S+ was last started for nile, and the settings name devnet; .*\n$/,
  );
  expectUntouched();
});

describe.runIf(canMount())('a shared folder that is mounted as media', () => {
  let shared: string;
  beforeEach(() => {
    shared = newFolder();
    writeFileSync(join(shared, 'image'), 'shared');
  });
  afterEach(() => {
    execFileSync('umount', [inData('media')]);
    removeProject(shared);
  });

  // The second is of the same device as its surroundings.
  test.each([
    ['a disk', ['-t', 'tmpfs', 'tmpfs']],
    ['a folder', ['--bind']],
  ])('%s: neither restore nor reset takes it along', async (kind, words) => {
    const source = kind === 'a folder' ? [shared] : [];
    execFileSync('mount', [...words, ...source, inData('media')]);
    writeFileSync(inData('media/image'), 'image');
    const config = settingsOf(folder, ports);
    await expect(openPlace(config, true)).rejects.toMatchObject({ code: 'TARGET_MOUNTED' });
    const { code, err } = await command('reset', folder, ['--yes']);
    expect(code).toBe(1);
    expect(err).toMatch(/^vellum: something is mounted at \S+media, .*unmount it first\n$/);
    expectUntouched();
    // Where the system has no table of mounts.
    const found = kind === 'a disk' ? [inData('media')] : [];
    expect(await mountedIn(config.dataDir, '/nowhere')).toEqual(found);
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@vellum/server/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from './backup-commands.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';
/** Each is a process. */
const commands = isDeep ? (['backup', 'restore', 'reset'] as const) : (['restore'] as const);
const nobodyThere = 'postgres://vellum:secret-word@127.0.0.1:9/vellum';
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-command-'));
  database = await testDatabase();
  const kept = { format: 1, genesisId: 'aa', contracts: {}, calls: {}, finished: true };
  writeFileSync(join(folder, 'custom.json'), JSON.stringify(kept));
  settle(database.url);
  expect(await command('backup', folder, ['whole'])).toMatchObject({ code: 0, err: '' });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As an operator of a chain elsewhere sets them. */
function settle(databaseUrl: string): void {
  const network = ['NETWORK=custom', 'TRON_FULL_NODE=http://127.0.0.1:9'];
  const own = ['DEPLOYMENT_FILE=custom.json', `DATABASE_URL=${databaseUrl}`];
  writeFileSync(join(folder, '.env'), [...network, ...own].join('\n'));
}

test('a database that is not there is one line of backup and of restore, and leaves nothing', async () => {
  const line =
    /^vellum: the database of DATABASE_URL (cannot be used|did not say whether a platform is running) \(.*\): .*correct the address\.\n$/;
  settle(nobodyThere);
  const [backup, restore] = await Promise.all([
    command('backup', folder, ['never']),
    command('restore', folder, ['whole']),
  ]);
  const unknown = new URL(database.url);
  unknown.pathname = '/no_such_database';
  settle(unknown.href);
  for (const ended of [backup, restore, await command('backup', folder, ['never'])]) {
    expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(line) });
    expect(ended.err).not.toContain('secret-word');
  }
  expect(readdirSync(folder).toSorted()).toEqual(['.env', 'custom.json', 'whole']);
});

test.each(commands)('%s with an option that is none: one line', async (name) => {
  const { code, out, err } = await command(name, folder, ['--wthout-index']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^vellum: Unknown option '--wthout-index'; .*--help.*\n$/);
});

test('backups are kept as many as asked for, and named with the release that made them', {
  tags: 'deep',
}, async () => {
  settle(database.url);
  expect(await command('backup', folder, ['x', '--keep', '0'])).toMatchObject({ code: 2, out: '' });
  for (const name of ['first', 'second', 'third']) {
    const made = await command('backup', folder, [`kept/${name}`, '--keep', '2']);
    expect(made).toMatchObject({ code: 0, err: '' });
  }
  expect(readdirSync(join(folder, 'kept')).toSorted()).toEqual(['second', 'third']);
  const { code, out } = await command('restore', folder, ['kept/third', '--verify']);
  expect(code).toBe(0);
  expect(out).toMatch(/is whole: custom, made \S+ by \d+\.\d+\.\d+(, commit [0-9a-f]{40})?, /);
});

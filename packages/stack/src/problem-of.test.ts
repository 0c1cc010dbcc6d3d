import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevnet } from '@vellum/devnet';
import { startProblem } from '@vellum/devnet/start-problem';
import { expect, test } from 'vitest';
import { elsewhere, validConfig } from '../test/valid-config.ts';
import { problemOf } from './problem-of.ts';

const settings = (env: Readonly<Record<string, string>>) =>
  validConfig({ DATA_DIR: '/srv/vellum', ...env });

/** As the system says it: root, whom nothing is refused, runs these tests too. */
const refused = (path: string) =>
  Object.assign(new Error(`EACCES: permission denied, mkdir '${path}'`), { code: 'EACCES', path });

test.each([{}, elsewhere])(
  'a data folder of somebody else is named, and no port: %o',
  async (env) => {
    const told = await problemOf(refused('/srv/vellum/media'), settings(env));
    expect(told).toMatch(/\/srv\/vellum\/media .*give DATA_DIR \(\/srv\/vellum\) to the user/);
    expect(told).not.toMatch(/devnet|9090|PORT/);
    // The folder that it is to be made in.
    expect(await problemOf(refused('/srv'), settings(env))).toContain('DATA_DIR (/srv/vellum)');
  },
);

test('a place beside the data folder, and one that has nothing to do with it', async () => {
  const config = settings(elsewhere);
  const beside = await problemOf(refused('/srv/vellum.restoring'), config);
  expect(beside).toContain('write to /srv, ');
  const other = await problemOf(refused('/mnt/backups'), config);
  expect(other).toContain('/mnt/backups');
  expect(other).not.toContain('DATA_DIR');
});

test('off the embedded chain nothing is blamed on its port', async () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(await problemOf(taken, settings({}))).toContain('127.0.0.1:9090 is taken');
  expect(await problemOf(taken, settings(elsewhere))).toBeNull();
});

test('a chain of an earlier version is not called damaged, and the line names the fix', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vellum-outdated-'));
  const dataFolder = join(dataDir, 'devnet');
  mkdirSync(dataFolder);
  writeFileSync(join(dataFolder, 'genesis.json'), '{"format":1,"engine":"4"}');
  const error = await createDevnet({ dataFolder }).catch((thrown: unknown) => thrown);
  expect(await problemOf(error, settings({ DATA_DIR: dataDir }))).toBe(
    `the chain in ${dataFolder} was made by an earlier version: npm run reset wipes it.`,
  );
  const alone = { host: '127.0.0.1', port: 9090, dataFolder };
  expect(startProblem(error, alone)).toMatch(
    /earlier version: remove the folder or choose another one$/,
  );
  rmSync(dataDir, { recursive: true });
});

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { putChain } from './made-platform.ts';
import { npm } from './npm-command.ts';
import { patience, stopCleanly, untilReady } from './running-stack.ts';
import { stackFolder } from './stack-folder.ts';

const at = stackFolder();
let env: Record<string, string>;
beforeEach(() => {
  // PostgreSQL's own account must get through when we are root.
  chmodSync(at.path, 0o755);
  env = {
    DATA_DIR: join(at.path, '.data'),
    PORT: String(at.ports.app),
    DEVNET_PORT: String(at.ports.chain),
    LANG: 'C.UTF-8',
  };
});

const doctor = () => npm(['run', 'doctor'], env);
const reset = (...words: string[]) => npm(['run', 'reset', '--', ...words], env);
const inData = (path: string) => join(at.path, '.data', path);

describe('npm run doctor and npm run reset', () => {
  test('from nothing over running and stopped to damaged and gone', async () => {
    const fresh = await doctor();
    expect(fresh).toMatchObject({ code: 0, out: expect.stringContaining('not made yet') });
    expect(existsSync(inData(''))).toBe(false);
    expect((await reset()).out).toContain('holds nothing to reset');

    await putChain(at.path);
    const stack = at.start();
    await untilReady(stack);
    const running = await doctor();
    expect(running).toMatchObject({ code: 0, out: expect.stringContaining('0 wrong') });
    expect(running.out).toMatch(/data folder .*in use by process \d+/);
    expect(running.out).toMatch(/ PORT .*, where a running platform answers/);
    expect(running.out).toMatch(/ DEVNET_PORT .*, where a running platform answers/);
    expect(running.out).toMatch(/schema +\d{4}-\S+, up to date/);
    const refused = await reset('--yes');
    expect(refused.code).toBe(1);
    expect(refused.problems[0]).toMatch(/^vellum: \S+ is in use by process \d+; stop it first$/);
    expect(await at.readiness()).toBe(200);
    await stopCleanly(stack);

    const stopped = await doctor();
    expect(stopped).toMatchObject({ code: 0, out: expect.stringContaining('0 wrong') });
    expect(stopped.out).toMatch(/last stop +clean/);
    expect(stopped.out).toMatch(/chain +\d+ entries in \d+ bytes, all intact/);
    await damageAndLook();
    await resetAll();
  });

  test('a port that is taken, bad settings, a database that does not answer, half a restore', {
    tags: 'deep',
  }, async () => {
    mkdirSync(join(at.path, '.data.restoring'));
    const holder = createServer();
    await new Promise<void>((ready) => holder.listen(at.ports.app, '127.0.0.1', ready));
    const url = 'postgres://vellum:secret-word@127.0.0.1:9/vellum';
    const { code, out } = await npm(['run', 'doctor'], { ...env, DATABASE_URL: url });
    await new Promise((closed) => holder.close(closed));
    expect(code).toBe(1);
    expect(out).toMatch(/WRONG +PORT +\S+ is taken/);
    expect(out).toMatch(/WRONG +database +the one of DATABASE_URL cannot be used/);
    expect(out).not.toContain('secret-word');
    expect(out).toMatch(
      /WRONG +restore +RESTORE_UNFINISHED.*\n +-> npm run restore again, or remove/,
    );
    const elsewhere = { NETWORK: 'nile', TRON_FULL_NODE: 'http://127.0.0.1:9' };
    const absent = { ...env, ...elsewhere, DEPLOYMENT_FILE: join(at.path, 'nile.json') };
    const lost = await npm(['run', 'doctor'], absent);
    expect(lost.out).toMatch(/WRONG +contracts .*does not exist\n +-> npm run deploy/);
    const kept = { format: 1, genesisId: 'aa', contracts: {}, calls: {}, finished: true };
    writeFileSync(absent.DEPLOYMENT_FILE, JSON.stringify(kept));
    expect((await npm(['run', 'doctor'], absent)).out).toMatch(/WRONG +node .*does not answer/);
    const bad = await npm(['run', 'doctor'], { ...env, NETWORK: 'moon' });
    expect(bad).toMatchObject({ code: 1, out: expect.stringMatching(/WRONG +settings +NETWORK/) });
  });
});

/** Each damage is found by looking, and what is only unfinished is not called wrong. */
async function damageAndLook(): Promise<void> {
  appendFileSync(inData('devnet/blocks.log'), 'VLR1 torn');
  const torn = await doctor();
  expect(torn).toMatchObject({ code: 0, out: expect.stringMatching(/look +chain +9 bytes/) });
  const log = readFileSync(inData('devnet/blocks.log'));
  log.write('damage', 3_000);
  writeFileSync(inData('devnet/blocks.log'), log);
  truncateSync(inData('keys.json'), 40);
  truncateSync(inData('deployment.json'), 400);
  truncateSync(inData('pg/data/global/pg_control'), 10);
  const { code, out } = await doctor();
  expect(code).toBe(1);
  for (const subject of ['chain', 'keys', 'contracts', 'database']) {
    expect(out).toMatch(new RegExp(`WRONG +${subject} .*\\n +-> npm run restore`));
  }
}

async function resetAll(): Promise<void> {
  mkdirSync(inData('mine'));
  const unasked = await reset();
  expect(unasked.code).toBe(1);
  expect(unasked.problems).toEqual([expect.stringContaining('without a terminal, --yes')]);
  expect(unasked.out).toMatch(/the embedded chain: every block/);
  expect(unasked.out).toMatch(/the database: profiles, texts, orders/);
  expect(existsSync(inData('devnet/blocks.log'))).toBe(true);
  expect(answered('no')).toContain('nothing was changed');
  expect(existsSync(inData('devnet/blocks.log'))).toBe(true);
  expect(answered('reset')).toContain('creates a new chain');
  // Someone's own folder in there is not ours to take.
  expect(readdirSync(inData(''))).toEqual(['mine']);
}

/** The command on a terminal of its own, where someone types an answer. */
function answered(word: string): string {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const own = { ...env, PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const { stdout } = spawnSync('script', ['-qec', 'npm run reset', '/dev/null'], {
    cwd: root,
    env: own,
    input: `${word}\n`,
    encoding: 'utf8',
    timeout: patience.timeout,
  });
  return stdout;
}

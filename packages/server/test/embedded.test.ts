// @module-tag deep

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../src/platform/database/embedded.ts';
import { canReach } from '../src/platform/database/postgres-account.ts';

const module = fileURLToPath(new URL('../src/platform/database/embedded.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let parent: string;
let folder: string;
let running: EmbeddedPostgres | undefined;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vellum-embedded-'));
  // Made for its owner alone; PostgreSQL's own account must get through when we are root.
  if (isRoot) await chmod(parent, 0o755);
  folder = join(parent, 'pg');
});
afterEach(async () => {
  await running?.stop();
  if (running && running.folder !== folder) {
    await rm(dirname(running.folder), { recursive: true, force: true });
  }
  running = undefined;
  await rm(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbedded({ folder });
  return running;
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('keeps its data from start to start, safely', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as n');
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  expect((await readdir(parent)).filter((name) => name.includes('part'))).toEqual([]);
});

test('after a kill in the middle of writing, everything that was acknowledged is there', async () => {
  let server = await start();
  await query(server.url, 'create table written (n int primary key)');
  for (let round = 0; round < 2; round++) {
    const client = new Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const [{ n: begin }] = await query(server.url, 'select count(*)::int as n from written');
    let acknowledged = begin;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into written values ($1)', [acknowledged]);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged - begin).toBeGreaterThan(50);
    process.kill(-server.pid, 'SIGKILL');
    await writing;
    server = await start();
    const [{ n }] = await query(server.url, 'select count(*)::int as n from written');
    // One more may have been written whose acknowledgement was lost.
    expect([acknowledged, acknowledged + 1]).toContain(n);
  }
});

/** Starts the server from another process, which keeps it until it ends. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = join(parent, 'owner.ts');
  await writeFile(
    program,
    `import { startEmbedded } from ${JSON.stringify(module)};
     const { url } = await startEmbedded({ folder: ${JSON.stringify(folder)} });
     console.log(url);`,
  );
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

/** The processes that wait to end the server. */
function guardsOf(server: string): readonly number[] {
  const text = execFileSync('ps', ['-e', '-o', 'pid=,args='], { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line.includes(` guard ${server} `));
  return lines.map((line) => Number.parseInt(line, 10));
}

test.each([
  ['its owner was', false],
  ['its owner was, after its guard', true],
])('a server ends by itself when %s killed, and loses nothing', async (_, isGuardKilled) => {
  const owner = await startElsewhere();
  const [pid = ''] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  if (isGuardKilled) {
    const [guard = 0] = guardsOf(pid);
    process.kill(guard, 'SIGKILL');
    await expect.poll(() => guardsOf(pid).filter((one) => one !== guard).length).toBe(1);
  }
  owner.kill('SIGKILL');
  const isGone = () => {
    try {
      return !process.kill(Number(pid), 0);
    } catch {
      return true;
    }
  };
  await expect.poll(isGone).toBe(true);
  // Shut down, not broken off: nothing is left to recover.
  await expect(readFile(join(folder, 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a server whose owner was killed is ended and started anew; one that is used is left alone', async () => {
  const owner = await startElsewhere();
  await expect(start()).rejects.toThrow(`is in use by process ${owner.pid}`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const server = await start();
  expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test.runIf(isRoot)(
  'root’s own folder is closed to PostgreSQL, so its data lies elsewhere',
  async () => {
    await chmod(parent, 0o700);
    const first = await start();
    expect(first.folder).not.toBe(folder);
    await query(first.url, 'create table kept as select 7 as n');
    await first.stop();
    const second = await start();
    expect(second.folder).toBe(first.folder);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  },
);

test('whether an account gets through depends on every folder above', () => {
  const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };
  expect(canReach(null, '/root/x')).toBe(true);
  expect(canReach(nobody, join(tmpdir(), 'x'))).toBe(true);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithOwner } from './embedded-guard.ts';
import { endLeftover, keepOwner } from './embedded-owner.ts';
import { type DatabaseHome, placeFor } from './embedded-place.ts';
import { damaged, failureOf } from './postgres-failure.ts';

/** A PostgreSQL server that belongs to this process and ends with it. */
export type EmbeddedPostgres = Readonly<{
  /** Connection string with its own password, for this machine only. */
  url: string;
  pid: number;
  /** Where the data lies; differs from what was asked when PostgreSQL's account cannot get there. */
  folder: string;
  /** Settles when the server ends, asked or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
}>;

export type EmbeddedOptions = Readonly<{
  folder: string;
  /** Any free port when unset. */
  port?: number;
  /** Refuses a folder without a database instead of making one. */
  isExpected?: boolean;
  /** Settings such as `fsync=off`, for tests. */
  settings?: readonly string[];
}>;

const user = 'vellum';
/** A killed server lingers for a moment and keeps its lock; so does its shared memory. */
const patience = { tries: 60, pauseMs: 250 };

/** Starts PostgreSQL on a folder, which is made when it is not there. Works after any kind of crash. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeFor(resolve(options.folder));
  if (!existsSync(join(place.folder, 'data'))) await initialise(place, options);
  await endLeftover(place.folder);
  const password = await passwordOf(place.folder);
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const outcome = await launch(place, port, options.settings ?? []);
    if ('server' in outcome) {
      await keepOwner(place.folder, outcome.server);
      return running(
        place,
        outcome.server,
        `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
      );
    }
    const { lasting, line } = failureOf(outcome.output, place.folder);
    if (lasting || attempt === patience.tries) throw new Error(line);
    await pause(patience.pauseMs);
  }
}

async function passwordOf(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'password'), 'utf8');
  } catch (cause) {
    throw new Error(damaged(folder), { cause });
  }
}

/** Into a folder of another name first: a folder under its own name is always complete. */
async function initialise(
  { folder, account, programs }: DatabaseHome,
  { isExpected = false }: EmbeddedOptions,
): Promise<void> {
  if (isExpected) throw new Error(damaged(folder));
  await mkdir(dirname(folder), { recursive: true });
  const part = await mkdtemp(`${folder}.part-`);
  const passwordFile = join(part, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) {
    await chown(part, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--locale=C', '--auth=scram-sha-256', `--username=${user}`];
  const target = [`--pgdata=${join(part, 'data')}`, `--pwfile=${passwordFile}`];
  const { ended, output } = run(programs.initdb, [...target, ...access, ...flags], account);
  if ((await ended) !== 0) {
    await rm(part, { recursive: true, force: true });
    throw new Error(failureOf(output(), folder).line);
  }
  await rename(part, folder);
  await removeUnfinished(folder);
}

/** What a start that was killed in the middle left behind. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.part-`)) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

type Launch = Readonly<{ server: ChildProcess & { pid: number } }> | Readonly<{ output: string }>;

async function launch(
  place: DatabaseHome,
  port: number,
  settings: readonly string[],
): Promise<Launch> {
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const flags = [...own, 'timezone=UTC', ...settings].flatMap((setting) => ['-c', setting]);
  const data = join(place.folder, 'data');
  const { child, ended, output } = run(
    place.programs.postgres,
    ['-D', data, ...flags],
    place.account,
  );
  const ready = new Promise<boolean>((settle) => {
    child.stderr?.on('data', () => {
      if (output().includes('ready to accept connections')) settle(true);
    });
    void ended.then(() => settle(false));
  });
  if (!(await ready) || child.pid === undefined) return { output: output() };
  return { server: Object.assign(child, { pid: child.pid }) };
}

function run(program: string, flags: readonly string[], account: DatabaseHome['account']) {
  // A session of its own: Ctrl-C goes to the application, which stops the database last.
  const child = spawn(program, flags, {
    detached: true,
    cwd: dirname(program),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let text = '';
  // The last lines are enough to tell what went wrong; a server may run for months.
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code) => settle(code));
  });
  return { child, ended, output: () => text };
}

function running(
  place: DatabaseHome,
  server: ChildProcess & { pid: number },
  url: string,
): EmbeddedPostgres {
  const callOff = endWithOwner(place.folder, server);
  const closed = new Promise<void>((settle) => {
    if (server.exitCode !== null || server.signalCode !== null) settle();
    server.once('close', () => settle());
  });
  const ended = closed.then(callOff);
  return {
    url,
    pid: server.pid,
    folder: place.folder,
    ended,
    async stop() {
      // SIGINT: ends connections, finishes writing.
      server.kill('SIGINT');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { until } from '../src/platform/until.ts';

const program = fileURLToPath(new URL('./run-test-postgres.ts', import.meta.url));
const place = createHash('sha256').update(program).digest('hex').slice(0, 10);

/** Where the server of this working copy and this user is kept. */
const testPostgresFolder = join(
  tmpdir(),
  `vellum-test-postgres-${process.getuid?.() ?? 0}-${place}`,
);

/** What the running server says of itself in `server.json`. */
export type TestPostgres = Readonly<{ url: string; keeper: number }>;

/**
 * A connection to the one PostgreSQL server that all tests of this working copy share. It is started
 * when it does not run, by whoever comes first, and ends by itself when nobody was connected for a while.
 */
export async function connectToTestPostgres(): Promise<{ client: Client; url: string }> {
  let asked = 0;
  let keeper: ChildProcess | null = null;
  const connection = await until(
    async () => {
      const open = await tryToConnect();
      // One that finds another at work ends at once, so asking again does no harm; while it starts, a second only slows it.
      if (!open && asked++ % 20 === 0 && isGone(keeper)) keeper = startKeeper();
      return open;
    },
    { everyMs: 50, forMs: 150_000 },
  );
  if (!connection)
    throw new Error(`No test database came up; see ${testPostgresFolder}/keeper.log`);
  return connection;
}

function startKeeper(): ChildProcess {
  const flags = ['--disable-warning=ExperimentalWarning', program, testPostgresFolder];
  const keeper = spawn(process.execPath, flags, { detached: true, stdio: 'ignore' });
  keeper.unref();
  return keeper;
}

/** However it ended; also before there was one. */
const isGone = (keeper: ChildProcess | null): boolean =>
  keeper === null || keeper.exitCode !== null || keeper.signalCode !== null;

async function tryToConnect(): Promise<{ client: Client; url: string } | null> {
  const text = await readFile(join(testPostgresFolder, 'server.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { url, keeper }: TestPostgres = JSON.parse(text);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    process.kill(keeper, 0);
    await client.connect();
    return { client, url };
  } catch {
    return null; // It ended, or was killed: another is started.
  }
}

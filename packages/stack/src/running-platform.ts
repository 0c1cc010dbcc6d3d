import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { liveSessions } from '@vellum/server/live-sessions';
import { holderOf } from '@vellum/server/platform/database/embedded-owner';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import { until } from '@vellum/server/platform/until';
import { type Config, visibleHost } from './config/config.ts';
import { keptServerConfig } from './config/keep-server-config.ts';
import { chainFolderOf } from './embedded/chain.ts';
import { StackProblem } from './stack-problem.ts';

const ANSWER_MS = 2_000;
/** PostgreSQL lets go of a session a moment after its process has ended. */
const LETTING_GO = { everyMs: 100, forMs: 1_000 };

/**
 * Who works now on what the settings name, in words; null when nobody does. A database elsewhere is asked too: processes
 * without an address, and those of other machines, are known to it alone. Throws StackProblem when it does not answer.
 */
export async function runningPlatform({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string | null> {
  const holder = await runningOn(dataDir);
  return holder ?? (databaseUrl === null ? null : sessionHolder(databaseUrl));
}

async function sessionHolder(databaseUrl: string): Promise<string | null> {
  let words = '';
  const nobody = await until(async () => {
    const { count, from } = await askedSessions(databaseUrl);
    const where = from.length === 0 ? '' : ` from ${from.join(', ')}`;
    words = `a platform on the database of DATABASE_URL (${count} connections${where})`;
    return count === 0 ? true : null;
  }, LETTING_GO);
  return nobody ? null : words;
}

async function askedSessions(databaseUrl: string) {
  return liveSessions(databaseUrl).catch((cause: NodeJS.ErrnoException) => {
    const text = `the database of DATABASE_URL did not say whether a platform is running (${cause.message || cause.code})`;
    throw new StackProblem(`${text}: start it, or correct the address.`, { cause });
  });
}

/** Who works on a data folder now, as far as the folder tells. What a killed one left does not count. */
export async function runningOn(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  return (
    (await chainHolder(dataDir)) ?? (await databaseHolder(dataDir)) ?? (await answering(dataDir))
  );
}

async function chainHolder(dataDir: string): Promise<string | null> {
  const text = await readFile(join(chainFolderOf(dataDir), 'lock'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 && isAlive(pid) ? `process ${pid}` : null;
}

async function databaseHolder(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'server.json'))) return null;
  const pid = await holderOf(placeFor(join(resolve(dataDir), 'pg')).folder);
  return pid === null ? null : `process ${pid}`;
}

/** A server without a chain and a database of its own holds no lock, but it answers. */
async function answering(dataDir: string): Promise<string | null> {
  const { host, port } = await keptServerConfig(dataDir);
  if (host === undefined || !port) return null;
  const told = `http://${visibleHost(host)}:${port}`;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const reply = await fetch(`${told}/health/live`, { signal }).catch(() => null);
  return reply?.ok ? `the server at ${told}` : null;
}

/** A number of our own was that of one that is gone: in containers they begin again. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

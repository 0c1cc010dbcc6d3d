import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { holderOf } from '@vellum/server/platform/database/embedded-owner';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import { chainFolderOf } from './chain.ts';

const ANSWER_MS = 2_000;

/** Who works on a data folder now, in words; null when nobody does. What a killed one left does not count. */
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
  const text = await readFile(join(dataDir, 'server.json'), 'utf8').catch(() => null);
  const told = text === null ? null : addressIn(text);
  if (told === null) return null;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const reply = await fetch(`${told}/health/live`, { signal }).catch(() => null);
  return reply?.ok ? `the server at ${told}` : null;
}

function addressIn(text: string): string | null {
  try {
    const { host, port }: { host: string; port: number } = JSON.parse(text);
    return port > 0 ? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}` : null;
  } catch {
    return null; // Cut off: it is written again by every start.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

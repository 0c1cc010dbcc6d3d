import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Which process started the server of a folder, so that a server without its owner can be told. */
type Owner = Readonly<{ owner: number; server: number }>;

export async function keepOwner(folder: string, server: { pid: number }): Promise<void> {
  const entry: Owner = { owner: process.pid, server: server.pid };
  await writeFile(join(folder, 'owner.json'), JSON.stringify(entry));
}

const deadline = { fastMs: 10_000, pauseMs: 50 };

/**
 * Ends a server whose owner was killed: it continues alone and holds the folder. One whose owner lives is
 * in use, and the start is refused.
 */
export async function endLeftover(folder: string): Promise<void> {
  const server = await serverOf(folder);
  if (server === null || !(await isServerOf(folder, server))) return;
  const holder = await holderOf(folder);
  if (holder !== null && holder !== process.pid) {
    throw new Error(`${folder} is in use by process ${holder}; stop that one first`);
  }
  signal(server, 'SIGINT');
  for (let waited = 0; await isServerOf(folder, server); waited += deadline.pauseMs) {
    if (waited > deadline.fastMs) signal(server, 'SIGQUIT');
    if (waited > 2 * deadline.fastMs) {
      throw new Error(`The PostgreSQL server ${server} on ${folder} does not end`);
    }
    await pause(deadline.pauseMs);
  }
}

/** The process that uses the server of a folder now; null when none runs, or it has lost its owner. */
export async function holderOf(folder: string): Promise<number | null> {
  const server = await serverOf(folder);
  if (server === null || !(await isServerOf(folder, server))) return null;
  const owner = await ownerOf(folder);
  return owner?.server === server && isAlive(owner.owner) ? owner.owner : null;
}

/** The number may have gone to another program since; a dead one that nobody reaped has no command line. */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => commandOf(pid));
  return words.includes(join(folder, 'data'));
}

/** Where the system has no /proc. Nothing when it ended meanwhile. */
async function commandOf(pid: number): Promise<string> {
  const asked = promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
  return asked.then(
    ({ stdout }) => stdout,
    () => '',
  );
}

async function serverOf(folder: string): Promise<number | null> {
  const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? null : pid;
}

async function ownerOf(folder: string): Promise<Owner | null> {
  const text = await readFile(join(folder, 'owner.json'), 'utf8').catch(() => null);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // Cut off by a crash: then its owner is gone.
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

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Another running process, or another chain of this one, works on the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(folder: string, holder: string) {
    super(`${folder} is in use by ${holder}; stop it first, or choose another data folder`);
  }
}

const heldHere = new Set<string>();

/** Takes the folder for this process; a lock left by a killed process does not count. Resolves with the release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const key = resolve(folder);
  if (heldHere.has(key)) throw new DataFolderInUse(folder, 'this process');
  heldHere.add(key);
  const path = join(folder, 'lock');
  try {
    await take(folder, path);
  } catch (error) {
    heldHere.delete(key);
    throw error;
  }
  return async () => {
    await rm(path, { force: true });
    heldHere.delete(key);
  };
}

async function take(folder: string, path: string): Promise<void> {
  if (await create(path)) return;
  const holder = await readFile(path, 'utf8').catch(() => '');
  if (isRunning(holder)) throw new DataFolderInUse(folder, `process ${holder.split(' ')[0]}`);
  await removeStale(path, holder);
  if (await create(path)) return;
  throw new DataFolderInUse(folder, 'a process that started at the same moment');
}

// Linked when it is written, so that nobody ever sees a lock without its holder.
async function create(path: string): Promise<boolean> {
  const whole = `${path}.${process.pid}.new`;
  await writeFile(whole, identityOf(process.pid));
  try {
    await link(whole, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

// Two starters may find the same stale lock: what was moved away is looked at again, and put back if it is new.
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function isRunning(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return identityOf(pid) === holder && pid !== process.pid;
}

/** Process id and, where the system tells it, start time: ids are used again, in containers at once. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} -`;
  }
}

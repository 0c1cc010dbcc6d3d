import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while no other process of this project installs. The lock is a file with the owner's
 * process id outside node_modules (npm ci empties that folder); a dead owner's lock is taken over.
 */
export async function withInstallLock(root, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'install.lock');
  let told = false;
  while (!create(lock)) {
    if (!told) console.error(`vellum: waiting for another start that is installing (${lock})`);
    told = true;
    dropWhenOwnerIsGone(lock);
    await pause(100);
  }
  try {
    await work();
  } finally {
    unlinkSync(lock);
  }
}

/** Creates the file with our process id, or answers false when it exists. */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Only the holder of the guard file removes a stale lock, and it looks again once it holds the guard:
 * otherwise two waiters could see the same dead owner, and the slower would remove the faster one's new lock.
 */
function dropWhenOwnerIsGone(lock) {
  if (isAlive(ownerOf(lock))) return;
  const guard = `${lock}.guard`;
  if (!create(guard)) return;
  try {
    if (!isAlive(ownerOf(lock))) unlinkSync(lock);
  } finally {
    unlinkSync(guard);
  }
}

/** The owner's process id; undefined when the lock is gone or not yet written. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

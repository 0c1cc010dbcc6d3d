import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const milliseconds = 200;

/** Runs the work while no other process builds into the same folder. */
export async function withBuildLock(folder: string, work: () => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await setTimeout(milliseconds);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Someone else has it. One who died with it cannot give it back.
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

function ownerOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    // It was given back a moment ago.
    return null;
  }
}

/** A lock without a readable owner is being written or removed: it counts as held. */
function isAlive(pid: number | null): boolean {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

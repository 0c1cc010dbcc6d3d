import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { until } from '../src/platform/until.ts';

/** Until whoever works is given up, in milliseconds. */
const LONGEST = 600_000;

/** Does the work while no other process does it with the same file as its lock; who died with one has lost it. */
export async function oneAtATime(lock: string, work: () => Promise<void>): Promise<void> {
  await until(() => (take(lock) ? true : null), { everyMs: 100, forMs: LONGEST });
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
    if (isLost(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** One without a readable owner is just being written or given back. */
function isLost(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

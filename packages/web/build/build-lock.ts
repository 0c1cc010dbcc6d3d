import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Until a build is given up on, in milliseconds. */
const LONGEST = 600_000;

/**
 * Runs the work while no other process builds into the same folder. The process stands still until then. The lock is
 * the kernel's: it ends with its process, however that ends.
 */
export async function withBuildLock(
  folder: string,
  work: () => Promise<void>,
  longest = LONGEST,
): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.building`, { timeout: longest });
  try {
    lock.exec('begin exclusive');
    await work();
  } finally {
    lock.close();
  }
}

import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StackProblem } from '../stack-problem.ts';

const MB = 1_048_576;
/** A new database takes 45 MB, its logs and a full demo world about as much again. */
const FIRST_START_MB = 200;
const NEXT_START_MB = 50;
/** Below this nothing can be written. */
const FULL_MB = 1;

/** Megabytes that may still be written to the folder, or to the one it is to be made in. */
export async function freeMegabytes(folder: string): Promise<number> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    try {
      const { bavail, bsize } = await statfs(place);
      return Math.floor((bavail * bsize) / MB);
    } catch (error) {
      const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!absent || place === dirname(place)) throw error;
    }
  }
}

/** Megabytes that a start may need. */
export function neededMegabytes(isFirst: boolean): number {
  return isFirst ? FIRST_START_MB : NEXT_START_MB;
}

/** Finds out before anything is started whether the disk has room. */
export async function requireSpace(folder: string, isFirst: boolean): Promise<void> {
  const free = await freeMegabytes(folder);
  const needed = neededMegabytes(isFirst);
  if (free >= needed) return;
  throw new StackProblem(
    `${resolve(folder)} has ${free} MB left, a start needs ${needed}: free some, or choose another DATA_DIR.`,
  );
}

/** One line when a failure is the disk's: it says so, or the disk has no room now. Null when it is not. */
export async function diskProblem(error: unknown, folder: string): Promise<string | null> {
  const free = await freeMegabytes(folder).catch(() => Number.POSITIVE_INFINITY);
  if (free >= FULL_MB && !saysFull(error)) return null;
  return `no space left for ${resolve(folder)}: free some, or choose another DATA_DIR; answered data is stored.`;
}

/** Whether a failure, or what caused it, is a disk without room. */
export function saysFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === 'ENOSPC' ||
    /ENOSPC|No space left on device/.test(error.message) ||
    saysFull(error.cause)
  );
}

import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where everything of a soak lies that outlives its processes. */
export type DataPlace = Readonly<{
  path: string;
  /** Whether it can be filled to the last byte without harm to anyone else. */
  isOwnDisk: boolean;
  usedBytes(): Promise<number>;
  /** Leaves no room for anything. */
  fill(): Promise<void>;
  /** Gives the room back. */
  relieve(): Promise<void>;
  remove(): void;
}>;

const MEGABYTE = 1_048_576;
const run = promisify(execFile);

/** A small disk of its own in memory where the system lets us mount one, else an ordinary folder. */
export function makeDataPlace(megabytes: number): DataPlace {
  const path = mkdtempSync(join(tmpdir(), 'vellum-soak-'));
  const isOwnDisk = mount(path, megabytes);
  const ballast = join(path, 'ballast');
  const remove = () => {
    process.off('exit', remove);
    if (isOwnDisk) execFileSync('umount', ['--lazy', path]);
    rmSync(path, { recursive: true, force: true });
  };
  // A soak that is stopped in the middle leaves no disk behind.
  process.once('exit', remove);
  return {
    path,
    isOwnDisk,
    async usedBytes() {
      const { blocks, bfree, bsize } = await statfs(path);
      return (blocks - bfree) * bsize;
    },
    fill: () => fill(path, ballast),
    relieve: () => rm(ballast, { force: true }),
    remove,
  };
}

/** Only root may. */
function mount(path: string, megabytes: number): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    // A container without the right to mount: then as without root.
    return false;
  }
}

/** Most of it at once, however large the disk is, and the rest in ever smaller pieces. */
async function fill(path: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  const most = Math.max(bsize, Math.floor(bavail * 0.98) * bsize);
  // Someone else may take the room meanwhile: then less is left for the pieces.
  await run('fallocate', ['--length', String(most), ballast]).catch(() => {});
  const file = await open(ballast, 'a');
  try {
    for (let piece = MEGABYTE; piece >= 512; ) {
      try {
        const { bytesWritten } = await file.write(Buffer.alloc(piece, 1));
        if (bytesWritten < piece) piece /= 2;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        piece /= 2;
      }
    }
  } finally {
    await file.close();
  }
}

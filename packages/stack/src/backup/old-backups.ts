import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { freeMegabytes } from '../machine/free-space.ts';
import { BackupProblem } from './backup-problem.ts';
import { readableSize } from './command-settings.ts';
import { type Manifest, readManifest } from './manifest.ts';

const MB = 1_048_576;
/** Milliseconds without a change after which nobody writes an unfinished backup any more. */
const STALE_MS = 3_600_000;
/** What a backup is made of, finished or not. */
const partsOfBackup = new Set(['database', 'data', 'manifest.json']);

type FinishedBackup = Readonly<{ folder: string; manifest: Manifest }>;

/** The finished backups beside a folder, the newest first. What has no whole manifest is none. */
async function backupsBeside(target: string): Promise<readonly FinishedBackup[]> {
  const found = await Promise.all(
    (await foldersBeside(target)).map(async (folder) => {
      const manifest = await readManifest(folder).catch(() => null);
      return manifest === null ? [] : [{ folder, manifest }];
    }),
  );
  return found.flat().toSorted((a, b) => (a.manifest.madeAt < b.manifest.madeAt ? 1 : -1));
}

async function foldersBeside(target: string): Promise<readonly string[]> {
  const place = dirname(resolve(target));
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(place, name));
}

const sizeOf = ({ files }: Manifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Throws BACKUP_NO_SPACE where the last backup of the same kind would no longer fit beside itself. */
export async function requireBackupSpace(target: string, index: boolean): Promise<void> {
  const last = (await backupsBeside(target)).find(({ manifest }) => manifest.index === index);
  if (last === undefined) return;
  const [free, needed] = [(await freeMegabytes(dirname(target))) * MB, sizeOf(last.manifest)];
  if (free >= needed) return;
  throw new BackupProblem(
    'BACKUP_NO_SPACE',
    `${dirname(target)} has ${readableSize(free)} left, and the last backup took ${readableSize(needed)}: remove old ones (--keep), or name another folder`,
  );
}

/** Removes what runs that were killed left beside a folder. */
export async function removeStaleParts(target: string, now: Date): Promise<void> {
  for (const folder of await foldersBeside(target)) {
    // What cannot be looked into is somebody else's, or vanishes at this moment.
    const isOver = folder.endsWith('.part') && (await isStale(folder, now).catch(() => false));
    if (isOver) await rm(folder, { recursive: true });
  }
}

async function isStale(folder: string, now: Date): Promise<boolean> {
  const names = await readdir(folder);
  if (!names.every((name) => partsOfBackup.has(name))) return false;
  const inside = await readdir(folder, { recursive: true });
  const changes = await Promise.all(
    ['', ...inside].map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return now.getTime() - Math.max(...changes) > STALE_MS;
}

/** Leaves so many of the finished backups beside a new one, itself included; gives the names of those that are gone. */
export async function removeOldBackups(target: string, keep: number): Promise<readonly string[]> {
  const all = await backupsBeside(target);
  const own = all.find(({ folder }) => folder === resolve(target))?.manifest;
  // Those of another chain are not its predecessors.
  const same = all.filter(({ manifest }) => manifest.genesisId === own?.genesisId);
  const old = same.slice(Math.max(1, keep)).filter(({ folder }) => folder !== resolve(target));
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.map(({ folder }) => basename(folder));
}

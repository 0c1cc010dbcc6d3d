import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isEmptyDatabase } from '@vellum/server/backup/load-database';
import { endLeftover } from '@vellum/server/platform/database/embedded-owner';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import type { Config } from '../config/config.ts';
import { mountedIn } from '../machine/mounted-in.ts';
import { runningPlatform } from '../running-platform.ts';
import { BackupProblem } from './backup-problem.ts';

/**
 * Where a restore prepares everything. As long as this folder is there the restore is not finished and nothing may be
 * started; its last step gives the folder the name of the data folder.
 */
export const stagingOf = (dataDir: string) => `${resolve(dataDir)}.restoring`;

/** Throws while a restore into the data folder is in progress or was cut off. */
export function requireNoRestore(dataDir: string): void {
  const staging = stagingOf(dataDir);
  if (!existsSync(staging)) return;
  throw new BackupProblem(
    'RESTORE_UNFINISHED',
    `a restore into ${dataDir} is not finished. Run it again, or remove ${staging} to give it up.`,
  );
}

export type RestorePlace = Readonly<{
  staging: string;
  /** Whether PostgreSQL is part of the data folder. */
  embedded: boolean;
  /** Whether a database that is elsewhere may be emptied. */
  replacesDatabase: boolean;
}>;

const OWNER = 'restored.json';
const BEGUN = 'database-begun';

/** Makes the folder to work in. Throws BackupProblem, and changes nothing, where something is in the way. */
export async function openPlace(config: Config, replace: boolean): Promise<RestorePlace> {
  const { dataDir, databaseUrl } = config;
  const staging = stagingOf(dataDir);
  const embedded = databaseUrl === null;
  await requireNotRunning(staging);
  if (!replace) await requireEmpty(dataDir);
  await requireUnmounted(dataDir);
  await requireUnused(config);
  // A restore that was cut off had leave to fill this database.
  const replacesDatabase = replace || isDatabaseBegun(staging);
  if (!embedded && !replacesDatabase && !(await isEmptyDatabase(databaseUrl))) {
    const text = 'the database of DATABASE_URL has tables; --replace drops them';
    throw new BackupProblem('TARGET_NOT_EMPTY', text);
  }
  const place = { staging, embedded, replacesDatabase };
  await clear(place);
  await mkdir(staging, { recursive: true });
  await writeFile(join(staging, OWNER), JSON.stringify({ pid: process.pid }));
  return place;
}

/** Says that from now on the database of the settings may be full. */
export async function noteDatabaseBegun(staging: string): Promise<void> {
  await writeFile(join(staging, BEGUN), '', { flush: true });
}

export const isDatabaseBegun = (staging: string) => existsSync(join(staging, BEGUN));

/** The last steps; each leaves something that no start takes for complete, up to the very last. */
export async function finishPlace(
  dataDir: string,
  { staging, embedded }: RestorePlace,
  from: Readonly<{ madeAt: string; restoredAt: string }>,
): Promise<void> {
  const folder = resolve(dataDir);
  const aside = `.before-${from.restoredAt.replaceAll(/[:.]/g, '-')}`;
  if ((await namesIn(folder)).length > 0) await rename(folder, folder + aside);
  if (embedded) await moveDatabase(staging, folder, aside);
  await rm(join(staging, BEGUN), { force: true });
  await writeFile(join(staging, OWNER), `${JSON.stringify(from, null, 2)}\n`, { flush: true });
  await rename(staging, folder);
}

/** Where PostgreSQL's account cannot enter the project its data lies elsewhere, by the name of the asked folder. */
async function moveDatabase(staging: string, folder: string, aside: string): Promise<void> {
  const staged = placeFor(join(staging, 'pg')).folder;
  if (dirname(staged) === staging) return;
  const place = placeFor(join(folder, 'pg')).folder;
  if (existsSync(place)) await rename(place, place + aside);
  await rename(staged, place);
}

/** Gives up without a trace, or takes away what one that was cut off left. */
export async function clear({
  staging,
  embedded,
}: Pick<RestorePlace, 'staging' | 'embedded'>): Promise<void> {
  if (!existsSync(staging)) return;
  if (embedded) {
    const { folder } = placeFor(join(staging, 'pg'));
    await endLeftover(folder);
    await rm(folder, { recursive: true, force: true });
  }
  await rm(staging, { recursive: true, force: true });
}

async function requireNotRunning(staging: string): Promise<void> {
  const text = await readFile(join(staging, OWNER), 'utf8').catch(() => '');
  // Cut off while it was written: then its owner is gone.
  const pid = Number(/^\{"pid":(\d+)\}$/.exec(text)?.[1]);
  if (!isRunning(pid)) return;
  throw new BackupProblem(
    'TARGET_IN_USE',
    `process ${pid} restores into the same folder (if that is another program, remove ${staging})`,
  );
}

async function requireEmpty(dataDir: string): Promise<void> {
  if ((await namesIn(dataDir)).length === 0) return;
  const text = `${dataDir} is not empty; --replace moves it aside`;
  throw new BackupProblem('TARGET_NOT_EMPTY', text);
}

/** None where there is no folder. */
const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** What is mounted would move aside with the folder, and a folder that is a mount cannot be moved at all. */
async function requireUnmounted(dataDir: string): Promise<void> {
  const [mount] = await mountedIn(dataDir);
  if (mount === undefined) return;
  const text = `something is mounted at ${mount}, and would be moved aside; unmount it first`;
  throw new BackupProblem('TARGET_MOUNTED', text);
}

/** A platform that is stopped, or was killed, holds nothing. */
async function requireUnused(config: Config): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const holder = await runningPlatform(config);
  if (holder !== null) {
    throw new BackupProblem('TARGET_IN_USE', `${dataDir} is in use by ${holder}; stop it first`);
  }
  if (databaseUrl !== null || !existsSync(join(dataDir, 'server.json'))) return;
  await endLeftover(placeFor(join(resolve(dataDir), 'pg')).folder).catch((cause: Error) => {
    throw new BackupProblem('TARGET_IN_USE', cause.message, { cause });
  });
}

function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { loadDatabase } from '@vellum/server/backup/load-database';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import type { Config } from '../config/config.ts';
import { takeBack } from './archived-bytes.ts';
import { tableFile } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import {
  clear,
  finishPlace,
  isDatabaseBegun,
  noteDatabaseBegun,
  openPlace,
  type RestorePlace,
} from './restore-place.ts';
import { requireSameNetwork, verifyBackup } from './verify-backup.ts';

export type RestoreOptions = Readonly<{
  /** The folder of a backup. */
  source: string;
  /** What is there now is moved aside, and the tables of DATABASE_URL are dropped. */
  replace: boolean;
  /** Everyone has to sign in again. */
  endSessions: boolean;
  now: Date;
}>;

/**
 * Makes a platform out of a backup: all of it, or what was there before. Everything is verified first; a restore that is
 * killed leaves nothing that can be started, and can be run again.
 */
export async function restoreBackup(config: Config, options: RestoreOptions): Promise<Manifest> {
  const { source, replace, now } = options;
  const manifest = await verifyBackup(source);
  await requireSameNetwork(manifest, config);
  const place = await openPlace(config, replace);
  try {
    await restoreFiles(place, manifest, source);
    await restoreDatabase(config, place, manifest, options);
    const from = { madeAt: manifest.madeAt, restoredAt: now.toISOString() };
    await finishPlace(config.dataDir, place, from);
  } catch (error) {
    // A database that may be full stays, and so does the word that it is.
    if (!isDatabaseBegun(place.staging)) await clear(place);
    throw error;
  }
  return manifest;
}

async function restoreFiles(
  { staging }: RestorePlace,
  { files }: Manifest,
  source: string,
): Promise<void> {
  for (const file of files) {
    const [, name] = /^data\/(.+)$/.exec(file.path) ?? [];
    if (name === undefined) continue;
    await takeBack(join(source, file.path), { folder: staging, name }, file);
  }
}

/** The rows of a table, unpacked. */
function rowsOf(source: string, table: string): AsyncIterable<Buffer> {
  const rows = createGunzip();
  // Who reads the rows hears of what went wrong.
  pipeline(createReadStream(join(source, tableFile(table))), rows, () => {});
  return rows;
}

async function restoreDatabase(
  { databaseUrl }: Config,
  { staging, replacesDatabase }: RestorePlace,
  { database }: Manifest,
  { source, endSessions }: RestoreOptions,
): Promise<void> {
  const load = {
    dump: database,
    rows: ({ name }: { name: string }) => rowsOf(source, name),
    endSessions,
  };
  if (databaseUrl !== null) {
    const ready = () => noteDatabaseBegun(staging);
    return loadDatabase(databaseUrl, { ...load, replace: replacesDatabase, ready });
  }
  const postgres = await startEmbedded({ folder: join(staging, 'pg') });
  try {
    await loadDatabase(postgres.url, { ...load, replace: false });
  } finally {
    await postgres.stop();
  }
}

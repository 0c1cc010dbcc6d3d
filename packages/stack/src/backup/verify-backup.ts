import { join } from 'node:path';
import { migrationsOf } from '@vellum/server/backup/load-database';
import { SchemaRefused } from '@vellum/server/platform/database/schema-refused';
import type { Config } from '../config/config.ts';
import { bytesOf } from './archived-bytes.ts';
import { BackupProblem } from './backup-problem.ts';
import { genesisOf, tableFile } from './make-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Reads every byte of a backup. Throws BackupProblem unless all of it is as it was written and this version knows it. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await bytesOf(join(folder, path)).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256) {
      const how = found === null ? 'is missing' : 'is not as it was written';
      throw new BackupProblem('BACKUP_DAMAGED', `${join(folder, path)} ${how}`);
    }
  }
  const there = new Set(manifest.files.map(({ path }) => path));
  const lost = manifest.database.tables.find(({ name }) => !there.has(tableFile(name)));
  if (lost) throw new BackupProblem('BACKUP_DAMAGED', `the rows of ${lost.name} are missing`);
  await requireSchema(manifest);
  return manifest;
}

async function requireSchema({ database }: Manifest): Promise<void> {
  try {
    await migrationsOf(database);
  } catch (error) {
    if (!(error instanceof SchemaRefused)) throw error;
    throw new BackupProblem(error.code, 'the backup was made by another version of the schema', {
      cause: error,
    });
  }
}

/** Throws BackupProblem when the settings speak of another chain than the backup is of. */
export async function requireSameNetwork(manifest: Manifest, config: Config): Promise<void> {
  const { name } = config.network;
  if (manifest.network !== name) {
    throw new BackupProblem(
      'BACKUP_NETWORK',
      `the backup is of ${manifest.network}, the settings are for ${name} (NETWORK)`,
    );
  }
  // An embedded chain comes with its backup.
  if (name === 'devnet') return;
  const genesisId = await genesisOf(config);
  if (genesisId !== manifest.genesisId) {
    throw new BackupProblem(
      'BACKUP_NETWORK',
      `the backup is of a chain with the first block ${manifest.genesisId}, the deployment is on ${genesisId}`,
    );
  }
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseDump } from '@vellum/server/backup/dump-database';
import type { Config } from '../config/config.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Release } from './release.ts';

/** One file of a backup. */
export type KeptFile = Readonly<{
  /** From the folder of the backup on: `data/…` as in the data folder, `database/<table>.copy.gz`. */
  path: string;
  bytes: number;
  sha256: string;
  /** Of a table. */
  rows?: number;
}>;

/** What a backup is, and what every file of it must be. */
export type Manifest = Readonly<{
  format: typeof FORMAT;
  madeAt: string;
  /** What made it; a restore wants the same. Those from before this have none. */
  release?: Release;
  network: Config['network']['name'];
  genesisId: string;
  /** Whether it has the keys that an embedded chain obeys. No other key is ever in a backup. */
  keys: boolean;
  /** Whether the tables that the chain can give back are in it. */
  index: boolean;
  database: DatabaseDump;
  files: readonly KeptFile[];
}>;

export const FORMAT = 1;
const NAME = 'manifest.json';

const filePaths = [
  /^database\/[a-z][a-z0-9_]*\.copy\.gz$/,
  /^data\/(keys|deployment|settled)\.json$/,
  /^data\/devnet\/(genesis\.json|blocks\.log|snapshot-\d+\.bin)$/,
  /^data\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/,
];

const digestOf = (manifest: Manifest) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** The last file of a backup: without it there is none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ digest: digestOf(manifest), manifest }, null, 2);
  await writeFile(join(folder, NAME), `${text}\n`, { mode: 0o600, flush: true });
}

/** Throws BackupProblem when the folder holds no backup, or one that this version cannot read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (text === null) {
    throw new BackupProblem('BACKUP_MISSING', `${folder} holds no finished backup (${NAME})`);
  }
  const { digest, manifest } = parsed(text, folder);
  if (manifest.format > FORMAT) {
    throw new BackupProblem('BACKUP_FORMAT', `${folder} was made by a newer version`);
  }
  if (digest !== digestOf(manifest)) {
    throw new BackupProblem('BACKUP_DAMAGED', `${join(folder, NAME)} is not as it was written`);
  }
  // Nothing is ever read or written outside of the folders, whoever wrote the list.
  const strange = manifest.files.find(({ path }) => !filePaths.some((known) => known.test(path)));
  if (strange) throw new BackupProblem('BACKUP_DAMAGED', `${strange.path} belongs in no backup`);
  return manifest;
}

function parsed(text: string, folder: string): { digest: string; manifest: Manifest } {
  const damaged = () => new BackupProblem('BACKUP_DAMAGED', `${join(folder, NAME)} cannot be read`);
  let found: { digest?: unknown; manifest?: Partial<Manifest> | null };
  try {
    found = JSON.parse(text);
  } catch {
    throw damaged();
  }
  const { digest, manifest } = found ?? {};
  if (typeof digest !== 'string' || typeof manifest?.format !== 'number') throw damaged();
  return { digest, manifest: manifest as Manifest };
}

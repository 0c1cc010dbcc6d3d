import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { type DatabaseDump, dumpDatabase } from '@vellum/server/backup/dump-database';
import type { Config } from '../config/config.ts';
import { keepBytes, keepRows } from './archived-bytes.ts';
import { BackupProblem } from './backup-problem.ts';
import { chainFiles, imageFiles } from './data-files.ts';
import { FORMAT, type KeptFile, type Manifest, writeManifest } from './manifest.ts';
import { removeOldBackups, removeStaleParts, requireBackupSpace } from './old-backups.ts';
import { ownRelease } from './release.ts';
import { sourceDatabase } from './source-database.ts';

export type BackupOptions = Readonly<{
  /** A folder that is made; it must not be there. */
  target: string;
  /** Whether the tables that the chain can give back are kept too. */
  index: boolean;
  /** How many finished ones may be beside each other from then on; all of them unless told. */
  keep?: number;
  now: Date;
}>;

/**
 * Keeps what a platform is made of, whether it runs or not. The database is read as it is at one moment, images and the
 * embedded chain after it, so nothing that the tables speak of is missing. The folder has its name when it is complete.
 */
export async function makeBackup(config: Config, options: BackupOptions): Promise<Manifest> {
  const target = requireRoom(config, options.target);
  if (options.keep !== undefined) await removeStaleParts(target, options.now);
  await requireBackupSpace(target, options.index);
  const genesisId = await genesisOf(config);
  const source = await sourceDatabase(config);
  const part = `${target}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true, mode: 0o700 });
    const { database, tables } = await keepDatabase(source.url, part, options.index);
    const data = await keepData(config, part);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: options.now.toISOString(),
      release: await ownRelease(),
      network: config.network.name,
      genesisId,
      keys: data.some(({ path }) => path === 'data/keys.json'),
      index: options.index,
      database,
      files: [...tables, ...data],
    };
    await writeManifest(part, manifest);
    await rename(part, target);
    if (options.keep !== undefined) await removeOldBackups(target, options.keep);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    await source.close();
  }
}

function requireRoom({ dataDir }: Config, asked: string): string {
  const target = resolve(asked);
  if (existsSync(target)) throw new BackupProblem('BACKUP_EXISTS', `${target} is there already`);
  if (`${target}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) {
    throw new BackupProblem('BACKUP_INSIDE_DATA', `${target} would be lost with ${dataDir}`);
  }
  return target;
}

/** Which chain the platform is of. */
export async function genesisOf({ network, dataDir }: Config): Promise<string> {
  const path = network.deploymentFile ?? join(dataDir, 'deployment.json');
  const deployment = await deploymentFile(path).load();
  if (!deployment) throw new BackupProblem('NOTHING_TO_BACK_UP', `${path} does not exist`);
  return deployment.genesisId;
}

async function keepDatabase(
  url: string,
  folder: string,
  index: boolean,
): Promise<{ database: DatabaseDump; tables: readonly KeptFile[] }> {
  const tables: KeptFile[] = [];
  const database = await dumpDatabase(url, {
    index,
    keep: async ({ name }, rows) => {
      tables.push(await keepRows(folder, tableFile(name), rows));
    },
  });
  return { database, tables };
}

export const tableFile = (name: string) => `database/${name}.copy.gz`;

async function keepData({ network, dataDir }: Config, folder: string): Promise<KeptFile[]> {
  const chain = network.name === 'devnet' ? await chainFiles(dataDir) : [];
  const kept: KeptFile[] = [];
  for (const name of [...(await imageFiles(dataDir)), ...chain]) {
    const file = await keepBytes(
      folder,
      `data/${name}`,
      createReadStream(join(dataDir, name)),
    ).catch(passedOver(name));
    if (file) kept.push(file);
  }
  return kept;
}

/** A chain removes its oldest snapshot when it has made a new one, a server images that nothing has used for a week. */
function passedOver(name: string) {
  return (error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT' && /snapshot-|^media\//.test(name)) return null;
    throw error;
  };
}

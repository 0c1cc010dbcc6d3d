import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmptyDatabase } from '@vellum/server/backup/load-database';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import type { Config } from '../config/config.ts';
import { keptServerConfig } from '../config/keep-server-config.ts';
import { BackupProblem } from './backup-problem.ts';

/** A database to read; `close` ends what was started for it. */
export type SourceDatabase = Readonly<{ url: string; close(): Promise<void> }>;

/** The database of the settings: of the platform that is running, or else started for as long as it is needed. */
export async function sourceDatabase({ databaseUrl, dataDir }: Config): Promise<SourceDatabase> {
  const told = databaseUrl ?? (await runningDatabase(dataDir));
  if (told !== null) return { url: told, close: async () => {} };
  if (!existsSync(dataDir) || !existsSync(join(placeFor(resolve(dataDir, 'pg')).folder, 'data'))) {
    throw new BackupProblem('NOTHING_TO_BACK_UP', `${dataDir} holds no platform (DATA_DIR)`);
  }
  const postgres = await startEmbedded({ folder: join(dataDir, 'pg') }).catch((cause: Error) => {
    throw new BackupProblem('TARGET_IN_USE', cause.message, { cause });
  });
  return { url: postgres.url, close: () => postgres.stop() };
}

/** The embedded one of a platform that runs; null when none does. */
async function runningDatabase(dataDir: string): Promise<string | null> {
  const { databaseUrl } = await keptServerConfig(dataDir);
  if (databaseUrl === undefined) return null;
  // Nobody answers, or another one with another password: then it is not running.
  const answers = await isEmptyDatabase(databaseUrl).catch(() => null);
  return answers === null ? null : databaseUrl;
}

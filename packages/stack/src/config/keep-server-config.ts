import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '@vellum/server/config/config';

/**
 * Writes down what the server was told, so that its tools can be run beside it. Keys that sign and the bucket's are left out: no
 * tool needs them. The address of the database may hold a password, so the file is for its owner only.
 */
export function keepServerConfig(dataDir: string, config: ServerConfig): ServerConfig {
  // Without a chain and a database of our own nobody else has made it.
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const kept: ServerConfig = {
    ...config,
    ...{ keeperKey: null, payoutKey: null, reserveKey: null, operatorKey: null },
    mediaBucket: null,
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  // The mode above is only for a file that is new.
  chmodSync(file, 0o600);
  return config;
}

const fileIn = (dataDir: string) => join(dataDir, 'server.json');

type StoredConfig = Partial<Pick<ServerConfig, 'host' | 'port' | 'network' | 'databaseUrl'>>;

/** What the last start on a data folder was told; empty when there was none, or it was cut off: every start writes it again. */
export async function keptServerConfig(dataDir: string): Promise<StoredConfig> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    return JSON.parse(text) as StoredConfig;
  } catch {
    return {};
  }
}

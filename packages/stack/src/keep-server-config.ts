import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '@vellum/server/config';

/**
 * Writes down what the server was told, so that its tools can be run beside it. Keys that sign are left out: no tool
 * needs them. The address of the database may hold a password, so the file is for its owner only.
 */
export function keepServerConfig(dataDir: string, config: ServerConfig): ServerConfig {
  // Without a chain and a database of our own nobody else has made it.
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'server.json');
  const kept: ServerConfig = { ...config, keeperKey: null, payoutKey: null, operatorKey: null };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  // The mode above is only for a file that is new.
  chmodSync(file, 0o600);
  return config;
}

import { readFile } from 'node:fs/promises';
import type { ServerConfig } from './config.ts';

/**
 * The configuration that a command was given as a file. One that is missing or none is told in one line, and the
 * process ends with 2. What JSON.parse says of a broken one repeats a part of it, and it may hold keys.
 */
export async function readConfigFile(path: string): Promise<ServerConfig> {
  const text = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) =>
    refuse(path, `cannot be read (${code})`),
  );
  const config = parsed(text);
  return isConfig(config) ? config : refuse(path, 'is no configuration of a server');
}

function refuse(path: string, problem: string): never {
  const remedy = 'name the server.json that npm start writes into DATA_DIR';
  console.error(`vellum: ${path} ${problem}: ${remedy}`);
  return process.exit(2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // As little a configuration as JSON of something else.
  }
}

/** What every command asks it for: the rest is as it was written. */
function isConfig(value: unknown): value is ServerConfig {
  const { deployment, network } = (value ?? {}) as Partial<ServerConfig>;
  return typeof deployment?.contracts === 'object' && Array.isArray(network?.fullNodes);
}

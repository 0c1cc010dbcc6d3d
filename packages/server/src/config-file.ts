import { readFile } from 'node:fs/promises';
import type { ServerConfig } from './config.ts';

/** The configuration in a file. What JSON.parse says of a broken one repeats a part of it, and it may hold keys. */
export async function readConfigFile(path: string): Promise<ServerConfig> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is no JSON`);
  }
}

import { existsSync } from 'node:fs';
import { glob, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import type { Config } from '../config/config.ts';

/** One thing that a reset takes away: its paths, and in words what goes with them. */
export type Loss = Readonly<{ paths: readonly string[]; text: string }>;

/** What the platform keeps in its data folder, and what it means to people. Anything else in there is not ours. */
const kept: readonly Readonly<{ names: string; text: string }>[] = [
  { names: 'devnet', text: 'the embedded chain: every block, balance and contract on it' },
  { names: '{keys,deployment,settled}.json*', text: 'its keys and where its contracts are' },
  { names: 'media', text: 'uploaded images' },
  { names: '{server,restored}.json', text: 'options of the last start' },
  { names: 'server.log', text: 'the log of the server' },
];

/** Everything that a reset would take, and that is there. */
export async function whatIsLost({ dataDir, databaseUrl }: Config): Promise<readonly Loss[]> {
  if (!existsSync(dataDir)) return [];
  const losses = await Promise.all(
    kept.map(async ({ names, text }) => ({ paths: await found(dataDir, names), text })),
  );
  const database = databaseUrl === null ? await databaseLoss(dataDir) : [];
  return [...database, ...losses].filter(({ paths }) => paths.length > 0);
}

/** Names in the data folder that a reset leaves alone. */
export async function whatStays(dataDir: string, losses: readonly Loss[]): Promise<string[]> {
  const gone = new Set(losses.flatMap(({ paths }) => paths));
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => !gone.has(resolve(dataDir, name)));
}

/** As root it may lie elsewhere, by the name of the data folder. */
async function databaseLoss(dataDir: string): Promise<Loss[]> {
  const asked = join(resolve(dataDir), 'pg');
  const { folder } = placeFor(asked);
  const unfinished = await found(dataDir, 'pg.part-*');
  const paths = [...(existsSync(folder) ? [folder] : []), ...unfinished];
  return [
    { paths, text: 'the database: profiles, texts, orders, sessions, and the index of the chain' },
  ];
}

async function found(folder: string, names: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const name of glob(names, { cwd: folder })) paths.push(resolve(folder, name));
  return paths.sort();
}

/** Bytes of files and of everything in folders. */
export async function sizeOf(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const found = await stat(path);
    bytes += found.isDirectory() ? await folderSize(path) : found.size;
  }
  return bytes;
}

async function folderSize(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

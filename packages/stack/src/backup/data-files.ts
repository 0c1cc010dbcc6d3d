import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { chainFolderOf } from '../embedded/chain.ts';

/** What of an embedded chain is beside its blocks: who acts on it, what is on it, that it is complete. */
const besideChain = ['keys.json', 'deployment.json', 'settled.json'];

/** Images, which never change once they have their name. From the data folder on. */
export async function imageFiles(dataDir: string): Promise<readonly string[]> {
  return sorted(glob('media/[0-9a-f][0-9a-f]/*.webp', { cwd: dataDir }));
}

/**
 * The files of an embedded chain, from the data folder on, its log last: it only grows, so whatever part of it is
 * copied holds all that the files before it speak of.
 */
export async function chainFiles(dataDir: string): Promise<readonly string[]> {
  const snapshots = await sorted(glob('devnet/snapshot-*.bin', { cwd: dataDir }));
  const single = [...besideChain, 'devnet/genesis.json'].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  const log = existsSync(join(chainFolderOf(dataDir), 'blocks.log')) ? ['devnet/blocks.log'] : [];
  return [...single, ...snapshots, ...log];
}

async function sorted(names: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
}

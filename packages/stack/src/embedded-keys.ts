import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { damagedFile } from './damaged-data.ts';

/** Who acts on the embedded chain beside its visitors. */
export const embeddedRoles = [
  'deployer',
  'root',
  'keeper',
  'payout',
  'operator',
  'guardian',
] as const;
export type EmbeddedRole = (typeof embeddedRoles)[number];

/** Private keys in hex by role. */
export type EmbeddedKeys = Readonly<Record<EmbeddedRole, string>>;

/**
 * The keys of a data folder, made at its first start: the contracts know their addresses, so they stay.
 * Keys that are given count only for a folder that has none yet.
 */
export async function embeddedKeys(
  path: string,
  given: Partial<EmbeddedKeys> = {},
): Promise<EmbeddedKeys> {
  const kept = await readFile(path, 'utf8').catch(nullIfAbsent);
  if (kept !== null) return parseKeys(kept, path);
  const made = Object.fromEntries(
    embeddedRoles.map((role) => [role, given[role] ?? randomBytes(32).toString('hex')]),
  ) as EmbeddedKeys;
  await mkdir(dirname(path), { recursive: true });
  // Whole or not at all: half a file would lock everybody out of what was deployed.
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(made, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return made;
}

function parseKeys(text: string, path: string): EmbeddedKeys {
  let keys: Partial<EmbeddedKeys> | null;
  try {
    keys = JSON.parse(text);
  } catch (error) {
    throw damagedFile(path, error);
  }
  if (!embeddedRoles.every((role) => /^[0-9a-f]{64}$/.test(keys?.[role] ?? ''))) {
    throw damagedFile(path);
  }
  return keys as EmbeddedKeys;
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

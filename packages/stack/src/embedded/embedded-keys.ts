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
  'reserve',
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
  const found = kept === null ? {} : parseKeys(kept, path);
  if (kept !== null && embeddedRoles.every((role) => found[role] !== undefined)) {
    return found as EmbeddedKeys;
  }
  const made = Object.fromEntries(
    embeddedRoles.map((role) => [
      role,
      found[role] ?? given[role] ?? randomBytes(32).toString('hex'),
    ]),
  ) as EmbeddedKeys;
  await mkdir(dirname(path), { recursive: true });
  // Whole or not at all: half a file would lock everyone out of what was deployed.
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(made, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return made;
}

/** Folders of earlier versions have no key of the reserve. */
const added: readonly EmbeddedRole[] = ['reserve'];

function parseKeys(text: string, path: string): Partial<EmbeddedKeys> {
  let keys: Partial<EmbeddedKeys> | null;
  try {
    keys = JSON.parse(text);
  } catch (error) {
    throw damagedFile(path, error);
  }
  const isKey = (role: EmbeddedRole) => {
    const key = keys?.[role];
    return key === undefined ? added.includes(role) : /^[0-9a-f]{64}$/.test(key);
  };
  if (keys === null || !embeddedRoles.every(isKey)) throw damagedFile(path);
  return keys;
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

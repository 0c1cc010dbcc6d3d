import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What runs here: the version of the project, and its commit where the folder has one. */
export type Release = Readonly<{ version: string; commit: string | null }>;

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

export async function ownRelease(root = projectRoot): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { version, commit: await commitOf(root) };
}

/** Null in a folder without history, or where there is no git. */
async function commitOf(root: string): Promise<string | null> {
  // The account that backs up need not own the folder.
  const words = ['-c', `safe.directory=${root}`, '-C', root, 'rev-parse', 'HEAD'];
  const said = await promisify(execFile)('git', words).catch(() => null);
  return said?.stdout.trim() ?? null;
}

export const releaseName = ({ version, commit }: Release): string =>
  commit === null ? version : `${version}, commit ${commit}`;

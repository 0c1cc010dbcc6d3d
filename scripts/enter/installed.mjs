import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True when node_modules holds what package-lock.json asks for. npm writes its own record of what it
 * installed last of all, so an interrupted install counts as none; packages for other machines may be absent.
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || satisfied(root, path, entry, present[path]),
  );
}

function satisfied(root, path, wanted, present) {
  if (!present) return wanted.optional === true;
  const same =
    wanted.version === present.version &&
    wanted.integrity === present.integrity &&
    wanted.link === present.link;
  return same && existsSync(join(root, path));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Absent or half written: either way it vouches for nothing.
    return undefined;
  }
}

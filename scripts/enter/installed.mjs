import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True when node_modules holds what package-lock.json asks for. npm writes its own record of what it
 * installed last of all, so an interrupted install counts as none. Packages for other machines may be absent; one
 * for this machine is missing after an `npm ci` by hand with a Node that the package does not support. Packages for
 * development count only where they are asked for.
 */
export function isInstalled(root, { dev }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      (entry.dev === true && !dev) ||
      satisfied(root, path, entry, present[path]),
  );
}

/** Whether packages for development were installed before: an update must not take them away. */
export function hasDevPackages(root) {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.values(present ?? {}).some(({ dev }) => dev === true);
}

function satisfied(root, path, wanted, present) {
  if (!present) return wanted.optional === true && !isForThisMachine(wanted);
  const same =
    wanted.version === present.version &&
    wanted.integrity === present.integrity &&
    wanted.link === present.link;
  return same && existsSync(join(root, path));
}

function isForThisMachine({ os = [], cpu = [], libc }) {
  if (!os.includes(process.platform) || !cpu.includes(process.arch)) return false;
  return libc === undefined || [libc].flat().includes(ourLibc());
}

function ourLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Absent or half written: either way it vouches for nothing.
    return undefined;
  }
}

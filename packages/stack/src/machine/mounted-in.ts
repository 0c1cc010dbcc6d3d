import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Folders at or below this one at which something is mounted: renaming takes them along, and deleting empties what others
 * may share. A link is not followed. Where the system has no table of mounts only the folder and those right in it are
 * looked at, and one of the same device is not found.
 */
export async function mountedIn(
  folder: string,
  table = '/proc/self/mountinfo',
): Promise<readonly string[]> {
  const asked = resolve(folder);
  const parent = await realpath(dirname(asked)).catch(() => null);
  if (parent === null) return [];
  const place = join(parent, basename(asked));
  const text = await readFile(table, 'utf8').catch(() => null);
  if (text === null) return otherDevices(place);
  const points = text.split('\n').map((line) => unescaped(line.split(' ')[4] ?? ''));
  return points.filter((point) => point === place || point.startsWith(`${place}/`));
}

/** Spaces and the like stand there as octal numbers. */
const unescaped = (path: string) =>
  path.replaceAll(/\\(\d{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));

async function otherDevices(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => []);
  const device = await deviceOf(dirname(place));
  const paths = [place, ...names.map((name) => join(place, name))];
  const devices = await Promise.all(paths.map(deviceOf));
  return paths.filter((_, index) => (devices[index] ?? device) !== device);
}

const deviceOf = (path: string): Promise<number | null> =>
  lstat(path).then(
    ({ dev }) => dev,
    // Not there, or gone meanwhile.
    () => null,
  );

import { dirname, resolve, sep } from 'node:path';

const refusals = ['EACCES', 'EPERM', 'EROFS'];

/** One line with the remedy when the system did not let us at a file or folder; null for every other failure. */
export function notAllowed(error: unknown, dataDir: string): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!refusals.includes(code) || typeof path !== 'string') return null;
  const [folder, place] = [resolve(dataDir), resolve(path)];
  const choice = 'or choose another DATA_DIR.';
  if (isWithin(place, folder) || isWithin(folder, place)) {
    return `not allowed to use ${place} (${code}): give DATA_DIR (${folder}) to the user that runs this, ${choice}`;
  }
  // What is beside the data folder, as a restore makes it.
  if (place.startsWith(`${folder}.`)) {
    return `not allowed to make ${place} (${code}): let the user that runs this write to ${dirname(place)}, ${choice}`;
  }
  return `not allowed to use ${place} (${code}): let the user that runs this at it.`;
}

const isWithin = (place: string, folder: string) => `${place}${sep}`.startsWith(`${folder}${sep}`);

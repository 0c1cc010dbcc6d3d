import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../snapshots/', import.meta.url);

export const updateHint =
  'VELLUM_UPDATE_SNAPSHOTS=1 node scripts/check.ts contracts writes what was measured';

/** The figures as they were committed, also while new ones are measured. */
export const keptFigures = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;

/** The committed figures; on the update command they are the measured ones from now on. */
export function committed<T>(name: string, measured: T): T {
  const path = fileURLToPath(new URL(name, folder));
  if (process.env['VELLUM_UPDATE_SNAPSHOTS'] === '1') {
    writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`);
  }
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DatabaseDump, DumpedTable } from '../../src/backup/dump-database.ts';

/** A table with some of its rows, as COPY writes them. */
export type FixtureTable = DumpedTable & Readonly<{ rows: readonly string[] }>;

/**
 * A database as a version left it: the migrations that made it, by their hash, and a few rows of each table. The files
 * of migrations never change, so name and hash say as much as the whole schema would.
 */
export type Fixture = Pick<DatabaseDump, 'migrations' | 'sequences'> &
  Readonly<{ tables: readonly FixtureTable[] }>;

export const fixtureFolder = fileURLToPath(new URL('./fixtures', import.meta.url));

/** Names of the kept fixtures: that of the last migration each. */
export async function fixtureNames(): Promise<readonly string[]> {
  const names = await readdir(fixtureFolder);
  return names.map((name) => name.replace(/\.json$/, '')).sort();
}

export async function readFixture(name: string): Promise<Fixture> {
  return JSON.parse(await readFile(`${fixtureFolder}/${name}.json`, 'utf8'));
}

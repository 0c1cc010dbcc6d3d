import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbedded } from '@vellum/server/platform/database/embedded';
import { placeFor } from '@vellum/server/platform/database/embedded-place';
import { type DatabaseFacts, inspectDatabase } from '@vellum/server/platform/database/inspect';
import type { Config } from '../config/config.ts';
import { keptServerConfig } from '../config/keep-server-config.ts';
import { databaseFolderFindings } from './database-folder.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

const LEAST_MAJOR = 15;

/** The database that a start would use: whether it answers, what it is, and which schema it has. */
export async function databaseFindings(config: Config, runs: boolean): Promise<Finding[]> {
  if (config.databaseUrl !== null) return externalFindings(config.databaseUrl);
  const asked = join(resolve(config.dataDir), 'pg');
  if (!existsSync(config.dataDir)) return databaseFolderFindings(asked, runs);
  const { folder } = placeFor(asked);
  const found = await databaseFolderFindings(folder, runs);
  // Nothing to start, or nothing that could be started.
  if (found.some(({ subject }) => subject === 'database')) return found;
  return [...found, ...(await startedFindings(config.dataDir, asked, runs))];
}

async function externalFindings(url: string): Promise<Finding[]> {
  try {
    return factFindings(await inspectDatabase(url));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const text = `the one of DATABASE_URL cannot be used (${message || code})`;
    return [wrong('database', text, 'start it, or correct the address')];
  }
}

async function startedFindings(dataDir: string, asked: string, runs: boolean): Promise<Finding[]> {
  if (runs) {
    const { databaseUrl } = await keptServerConfig(dataDir);
    if (databaseUrl !== undefined) return externalFindings(databaseUrl);
  }
  try {
    const postgres = await startEmbedded({ folder: asked });
    try {
      return factFindings(await inspectDatabase(postgres.url));
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    const [text = '', remedy = ''] = (error as Error).message.split(/: (?=npm |free )/);
    return [wrong('database', text, remedy || 'npm run restore restores a backup')];
  }
}

export function factFindings(facts: DatabaseFacts): Finding[] {
  const { version, major, encoding, hasTrigrams, mayCreate } = facts;
  const problems = [
    ...problem(major < LEAST_MAJOR, `PostgreSQL ${version}`, `use ${LEAST_MAJOR} or newer`),
    ...problem(encoding !== 'UTF8', `encoding ${encoding}`, 'create the database with UTF8'),
    ...problem(!hasTrigrams, 'no extension pg_trgm', 'install the contrib package of PostgreSQL'),
    ...problem(
      !mayCreate,
      'we may create nothing in it',
      'make our user the owner of the database',
    ),
  ];
  const itself = problems.length > 0 ? problems : [good('database', `PostgreSQL ${version}, UTF8`)];
  return [...itself, schemaFinding(facts), ...haltFindings(facts)];
}

function problem(applies: boolean, text: string, remedy: string): Finding[] {
  return applies ? [wrong('database', text, remedy)] : [];
}

function schemaFinding({ applied, missing, unknown }: DatabaseFacts): Finding {
  const last = applied.at(-1);
  if (unknown.length > 0) {
    const text = `made by a newer version (${unknown.join(', ')})`;
    return wrong('schema', text, 'start that version, or restore a backup of this one');
  }
  if (last === undefined) return good('schema', 'empty; the next start makes it');
  if (missing.length === 0) return good('schema', `${last}, up to date`);
  return unsure(
    'schema',
    `${last}, ${missing.length} steps behind`,
    'npm run backup first; the next start brings it up to date',
  );
}

function haltFindings({ halted }: DatabaseFacts): Finding[] {
  if (halted === null) return [];
  const remedy = 'do what "The indexer has halted" in docs/operations.md says, restart the workers';
  return [wrong('index', `halted, pages show an old state: ${halted}`, remedy)];
}

import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Migration } from '../../platform/database/migrate.ts';
import type { Check } from './health.ts';

/** Blocks that the index may be behind the node. */
const MAX_LAG = 20;
/** The indexer says about itself at least every few seconds, blocks or not. */
const MAX_SILENCE_MS = 30_000;

export async function databaseCheck(pool: Pool): Promise<Check> {
  await pool.query('select 1');
  return { ok: true };
}

/** Whether the schema is the one this program was written for. */
export async function migrationsCheck(pool: Pool, own: readonly Migration[]): Promise<Check> {
  const { rows } = await pool.query<{ name: string }>('select name from migration');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = own.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return { ok: true };
  return {
    ok: false,
    code: 'MIGRATIONS_MISSING',
    words: missing.map(({ name }) => name).join(', '),
  };
}

export type IndexPosition = Readonly<{
  head: number;
  halted: string | null;
  seenAt: number;
}>;

/** Against the node's current head: what the index last heard of it may be from before a restart. */
export async function indexCheck(
  position: () => Promise<IndexPosition | null>,
  nodeHead: () => Promise<number>,
  clock: Clock,
): Promise<Check> {
  const [found, there] = await Promise.all([position(), nodeHead()]);
  if (found === null) return { ok: false, code: 'NO_BLOCK' };
  if (found.halted !== null) return { ok: false, code: 'HALTED', words: found.halted };
  const behind = Math.max(0, there - found.head);
  if (behind > MAX_LAG) return { ok: false, code: 'BEHIND', behind };
  const isSilent = clock() - found.seenAt > MAX_SILENCE_MS;
  return isSilent ? { ok: false, code: 'SILENT' } : { ok: true, behind };
}

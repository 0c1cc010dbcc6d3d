import type { Pool } from 'pg';
import { vi } from 'vitest';

/** The locks by which one of several processes leads. */
export const locks = { indexer: 7_201_010, keeper: 7_201_030 };

/** Name of the process that holds a lock; null when nobody does. */
export async function leaderOf(pool: Pool, lock: number): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.objid = $1 and l.granted and a.datname = current_database()`,
    [lock],
  );
  return rows[0]?.name ?? null;
}

const SOON = { timeout: 300_000, interval: 10 };

/** Waits until one leads that is not `other`. */
export function anotherLeader(pool: Pool, lock: number, other: string | null): Promise<string> {
  return vi.waitFor(async () => {
    const leader = await leaderOf(pool, lock);
    if (leader === null || leader === other) throw new Error(`${leader} leads`);
    return leader;
  }, SOON);
}

/** Waits until all of them have come up far enough to lead or to stand by. */
export function untilThere(pool: Pool, names: readonly string[]): Promise<unknown> {
  return vi.waitFor(async () => {
    const { rows } = await pool.query<{ there: bigint }>(
      `select count(distinct application_name) as there from pg_stat_activity
      where datname = current_database() and application_name = any($1) and query ~ 'advisory|chain'`,
      [names],
    );
    if (Number(rows[0]?.there) < names.length) throw new Error('not all are there');
  }, SOON);
}

/** Ends the session of the one that leads. */
export async function cutOff(pool: Pool, lock: number): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and objid = $1 and granted and datname = current_database()`,
    [lock],
  );
}

/** Waits until a process asks for the lead that another one has: it has found out that it lost it. */
export async function untilAsksAgain(pool: Pool, name: string): Promise<void> {
  const asked = async () => {
    const { rows } = await pool.query<{ asked: string | null }>(
      `select max(query_start)::text as asked from pg_stat_activity
      where datname = current_database() and application_name = $1 and query ~ 'pg_try_advisory_lock'`,
      [name],
    );
    return rows[0]?.asked ?? null;
  };
  const before = await asked();
  await vi.waitFor(async () => {
    const latest = await asked();
    if (latest === null || latest === before) throw new Error(`${name} does not ask`);
  }, SOON);
}

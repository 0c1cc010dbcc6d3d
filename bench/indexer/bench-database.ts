import { type OpenDatabase, openDatabase } from '@vellum/server/platform/database/open';

/** A new database on a server. */
export async function createBenchDatabase(serverUrl: string, name: string): Promise<string> {
  await asking(serverUrl, (pool) => pool.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Tables that have rows, with their indexes: what an empty schema takes is no cost of what is in it. */
const SIZE = `select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as n
  from pg_class c join pg_namespace s on s.oid = c.relnamespace
  where c.relkind = 'r' and c.reltuples > 0 and s.nspname not in ('pg_catalog', 'information_schema')`;

/** What the rows of a database take on the disk, in bytes, and the `n` that a statement gives. */
export function sizeAndCount(
  url: string,
  statement: string,
): Promise<Readonly<{ bytes: number; count: number }>> {
  return asking(url, async (pool) => {
    await pool.query('vacuum analyze');
    const size = await pool.query(SIZE);
    const rows = await pool.query(statement);
    return { bytes: size.rows[0].n, count: Number(rows.rows[0].n) };
  });
}

async function asking<T>(
  url: string,
  work: (pool: OpenDatabase['pool']) => Promise<T>,
): Promise<T> {
  const { pool, close } = openDatabase(url, { connections: 1, statementTimeoutMs: 0 });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}

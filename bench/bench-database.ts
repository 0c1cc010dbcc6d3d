import { type OpenDatabase, openDatabase } from '@vellum/server/platform/database/open';

/** A new database on a server. */
export async function createBenchDatabase(serverUrl: string, name: string): Promise<string> {
  await asking(serverUrl, (pool) => pool.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** What a database takes on the disk, in bytes, and the `n` that a statement gives. */
export function sizeAndCount(
  url: string,
  statement: string,
): Promise<Readonly<{ bytes: number; count: number }>> {
  return asking(url, async (pool) => {
    await pool.query('vacuum analyze');
    const size = await pool.query('select pg_database_size(current_database())::float8 as n');
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

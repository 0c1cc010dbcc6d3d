import type { Pool } from 'pg';

/** A hash over the content of every table, by table. */
export async function fingerprint(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
    );
    hashes[name] = rows[0].hash;
  }
  return hashes;
}

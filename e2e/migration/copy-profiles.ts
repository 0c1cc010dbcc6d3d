import { openDatabase } from '@vellum/server/platform/database/open';

/** What `pg_dump --data-only --table=profile OLD | psql NEW` does. */
export async function copyProfiles(oldUrl: string, newUrl: string): Promise<void> {
  const [from, to] = [oldUrl, newUrl].map((url) => openDatabase(url, { statementTimeoutMs: 0 }));
  if (!from || !to) throw new Error('two databases are needed');
  const { rows } = await from.pool.query('select json_agg(profile) as profiles from profile');
  const insert = 'insert into profile select * from json_populate_recordset(null::profile, $1)';
  await to.pool.query(insert, [JSON.stringify(rows[0].profiles)]);
  await from.close();
  await to.close();
}

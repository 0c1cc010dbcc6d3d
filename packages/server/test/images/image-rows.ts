import { Pool } from 'pg';

/** What a database has noted of uploads, as if people had made them. */
export function imageRows(databaseUrl: string) {
  const run = async (query: string, values: readonly unknown[] = []) => {
    const pool = new Pool({ connectionString: databaseUrl });
    await pool.query(query, [...values]);
    await pool.end();
  };
  return {
    /** Uploads of today; `network` where the owner is not active. */
    addUploads: (owner: string, count: number, network = '') =>
      run(
        `insert into media_upload (owner, at, network)
          select $1, now(), $2 from generate_series(1, $3::int)`,
        [owner, network, count],
      ),
    /** Images that are stored. */
    addImages: (owner: string, count: number) =>
      run(
        `insert into media (sha256, owner, purpose, bytes, width, height, created_at, stored)
          select 'image ' || n, $1, 'avatar', 1, 1, 1, now(), true
          from generate_series(1, $2::int) n`,
        [owner, count],
      ),
    clear: () => run('truncate media_upload, media'),
  };
}

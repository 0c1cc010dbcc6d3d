import { Pool } from 'pg';

/** Somebody with a key to the database gives one claim another amount; `by` is added to it in every statement kept. */
export async function alterClaim(databaseUrl: string, owner: string, by: bigint): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl });
  await pool.query(
    `update solvency_claim c set amount = c.amount + $2 from solvency_pool p
     where p.block = c.block and p.idx = c.pool and p.kind = 'locker' and c.owner = $1`,
    [owner, `${by}`],
  );
  await pool.end();
}

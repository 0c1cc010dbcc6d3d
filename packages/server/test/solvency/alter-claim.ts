import { Pool } from 'pg';

/**
 * Someone who rules the database has one unit less written down for an owner in every statement, after the tree was
 * made. Gives the way to end it.
 */
export async function alterClaims(
  databaseUrl: string,
  owner: string,
): Promise<() => Promise<void>> {
  const run = async (...queries: readonly string[]) => {
    const pool = new Pool({ connectionString: databaseUrl });
    for (const query of queries) await pool.query(query);
    await pool.end();
  };
  await run(
    `create function alter_claim() returns trigger language plpgsql as $$
    begin
      if new.owner = '${owner}' and exists (select from solvency_pool p
        where p.block = new.block and p.idx = new.pool and p.kind = 'locker') then
        new.amount := new.amount - 1;
      end if;
      return new;
    end $$`,
    `create trigger alter_claim before insert on solvency_claim
      for each row execute function alter_claim()`,
  );
  return () => run('drop trigger alter_claim on solvency_claim', 'drop function alter_claim');
}

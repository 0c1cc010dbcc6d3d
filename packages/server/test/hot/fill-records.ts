import { poolTree } from '@vellum/api/solvency/solvency-tree';
import { toHex } from '@vellum/tron/bytes';
import type { Pool } from 'pg';
import { launchAddress, NOW } from '../bench/many-launches.ts';

/** Orders like the one that is there, all of them long over. */
export async function addOrders(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into orders
    select '0' || substr(md5(n::text), 1, 6) || substr(id, 8), address, kind, md5(n::text), quote, call, data, inputs, bounds,
      approvals, parent_id, step, head, seen, chain_time, created_at - interval '1 day', expires_at - interval '1 day', null,
      null, false
    from orders, generate_series(1, $1::integer) n`,
    [count],
  );
}

/** A statement of so many pools that nobody has a claim on yet. */
export async function addStatement(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into solvency_statement values (190, repeat('ef', 32), ${NOW} - 60000, repeat('ab', 32), 0, 10000, false, now())`,
  );
  const contracts = Array.from({ length: count }, (_, n) => launchAddress(n, 1));
  const trees = contracts.map((contract) =>
    toHex(poolTree({ contract, coin: null }, 1_000_000n, []).tree),
  );
  await pool.query(
    `insert into solvency_pool select 190, n - 1, contract, '', 'presale', null, 'TRX', 6, 1000000, 0, 0, tree
    from unnest($1::text[], $2::text[]) with ordinality as made (contract, tree, n)`,
    [contracts, trees],
  );
}

/** Where the index stands after everything that was put into it. */
export async function moveCursor(pool: Pool): Promise<void> {
  await pool.query(`update chain_cursor set number = 900000, block_time = ${NOW}, solid_number = 899980,
    node_head = 900000, node_solid = 899980, block_id = repeat('cd', 32), seen_at = now()`);
}

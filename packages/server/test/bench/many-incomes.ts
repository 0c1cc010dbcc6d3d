import { type Address, fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import type { Pool } from 'pg';

const hex = parseHexAddress(`0x${'11'.repeat(20)}`);

/** Whose income it is. */
export const EARNER = fromHexAddress(
  hex ??
    (() => {
      throw new Error('no address');
    })(),
);

/** Puts so many records of one address into an index, of several types and coins, among three times as many of others. */
export async function earnIncomes(
  pool: Pool,
  count: number,
  earner: Address = EARNER,
): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into income_record (block, tx_idx, log_idx, address, type, coin, earned, returned, received, upto, at, txid)
    select n, 0, 0, case when n % 4 = 0 then $1 else 'T' || lpad((n % 97)::text, 33, '1') end,
      (array['feeRebate', 'bonus', 'staking', 'distribution', null])[1 + (n / 4) % 5],
      case (n / 4) % 5 when 2 then 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR' else '' end,
      case (n / 4) % 5 when 4 then 0 else 1000000 + n end, 0,
      case (n / 4) % 5 when 2 then 1000000 + n when 4 then 2000000 else 0 end,
      case (n / 4) % 5 when 0 then n when 4 then n end, 1700000000000 + n::bigint * 30000, md5(n::text) || md5('x' || n)
    from generate_series(1, $2::integer * 4) n`,
    [earner, count],
  );
  await client.query(`insert into income_total
    select address, coalesce(type, ''), coin, count(*), sum(earned), sum(returned), sum(received)
    from income_record group by address, coalesce(type, ''), coin`);
  await client.query('analyze income_record');
  // Whoever comes after has its own limits.
  client.release(true);
}

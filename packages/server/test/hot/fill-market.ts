import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { launchAddress, NOW } from '../bench/many-launches.ts';
import { offerCards } from '../bench/many-listings.ts';

/** Cards for sale, every second one of the given owner, and sold before. */
export async function addCards(pool: Pool, count: number, owner: Address): Promise<void> {
  await offerCards(pool, 2 * count);
  await pool.query('update card set owner = $1 where minted_at % 2 = 0', [owner]);
  await pool.query(`insert into card_event
    select 100000 + minted_at, 0, 0, token_id, level, 'minted', minted_at, null, owner, 1000000, 0, null, null,
      mint_txid from card on conflict do nothing`);
}

/** Series of boxes on sale. */
export async function addSeries(pool: Pool, count: number, coin: Address): Promise<void> {
  const columns = `1000 + n as series, md5(n::text) || md5('s' || n) as txid`;
  await pool.query(
    `insert into box_series (series, operator, commit, prize_coin, total, escrow, bond, sold, created_block, created_at, created_txid)
    select series, $2, repeat('ab', 32), $2, 100, 1000000000, 5000000, 40, 90, ${NOW} - 1000000, txid
    from (select ${columns} from generate_series(1, $1::integer) n) made`,
    [count, coin],
  );
  await pool.query(
    `insert into box_series_terms
    select series, txid, 90, 5000000, ${NOW} - 900000, ${NOW} + 900000000, 5, 200, 86400000,
      '[[1, "500000000"], [9, "50000000"], [90, "500000"]]'::jsonb, 'USDT', 6
    from (select ${columns} from generate_series(1, $1::integer) n) made`,
    [count],
  );
}

/** Offers of coins for TRX, of one after the other. */
export async function addOffers(
  pool: Pool,
  count: number,
  coins: readonly Address[],
): Promise<void> {
  await pool.query(
    `insert into otc_offer
    select 1000 + n, $2, ($3::text[])[1 + n % cardinality($3::text[])], 5000000, null, 15000000 + n, null, ${NOW} + 90000000, false, 5000000, 0, 0,
      ${NOW} - n * 1000, null, md5(n::text) || md5('o' || n), 100 + n
    from generate_series(1, $1::integer) n`,
    [count, launchAddress(1, 7), coins],
  );
}

/** What presales raised in all time, so many buyers in one of them, and terms that run. */
export async function addSales(pool: Pool, count: number, presale: Address): Promise<void> {
  await pool.query(
    `insert into token_span select 'a', 0, token, 1000000 + idx, 5 from launch_token limit $1`,
    [count],
  );
  await pool.query(
    `insert into presale_buyer select $2, buyer, (select token from launch_token where presale = $2), 2,
      400000000, 0, null, 0, 100 from unnest($1::text[]) buyer`,
    [Array.from({ length: count }, (_, n) => launchAddress(n, 8)), presale],
  );
}

/** Stakes of one address in every pool of terms. */
export async function addStakes(pool: Pool, count: number, owner: Address): Promise<void> {
  await pool.query(
    `insert into term_stake
    select source, 1000 + n, $2, 1000000 + n, 10000, 90, 800, ${NOW} - 1000000, ${NOW} + 90000000, 100,
      md5(n::text) || md5('t' || n), null, null, null, null
    from generate_series(1, $1::integer) n, term_pool`,
    [count, owner],
  );
}

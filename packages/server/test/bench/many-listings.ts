import { fromHexAddress, parseHexAddress } from '@vellum/tron/address';
import { Pool } from 'pg';

/** Puts so many cards into an index, all for sale and of all levels; those that are there already stay as they are. */
export async function offerCards(pool: Pool, count: number): Promise<void> {
  const owners = Array.from({ length: 50 }, (_, index) => {
    const hex = parseHexAddress(`0x${String(index + 1).padStart(40, '0')}`);
    return hex === null ? '' : fromHexAddress(hex);
  });
  await pool.query(
    `insert into card (token_id, level, serial, owner, minted_at, mint_txid, last_price, price, listed_at,
      pledged_at, unlock_at, frozen_until, freeze_reason, frozen_by, block)
    select level * 18446744073709551616 + serial, level, serial, ($1::text[])[1 + n % 50], n, repeat('ab', 32),
      1000000, 1000000 + (n * 7919) % 1000003, 1780000000000 + n, null, null, 0, null, null, n
    from (select n, 1 + n % 6 as level, 1 + n / 6 as serial from generate_series(1, $2::integer) n) cards
    on conflict do nothing`,
    [owners, count],
  );
  await pool.query('analyze card');
}

/** The same for the database of a running stack. */
export async function offerCardsIn(databaseUrl: string, count: number): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl });
  await offerCards(pool, count);
  await pool.end();
}

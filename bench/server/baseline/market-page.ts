import { listingStatement } from '@vellum/server/features/cards/listing-store';
import type { OpenDatabase } from '@vellum/server/platform/database/open';

/** The statement behind a page of the market, prepared, one after the other on one connection of the pool. */
export async function readMarketPages(pool: OpenDatabase['pool'], count: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (let read = 0; read < count; read++) {
      // One row more than the page shows, as the market asks for.
      const { rows } = await client.query(listingStatement({}, 'price', { offset: 0, limit: 21 }));
      if (rows.length !== 21) throw new Error(`a page of ${rows.length}`);
    }
  } finally {
    client.release();
  }
}

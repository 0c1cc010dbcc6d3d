import { tokenStatement } from '@vellum/server/features/token-launch/token-statement';
import { candleStatement } from '@vellum/server/features/trade/candle-page';
import type { OpenDatabase } from '@vellum/server/platform/database/open';
import type { Address } from '@vellum/tron/address';

type Pool = OpenDatabase['pool'];
type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

/** The statement behind a page of a search, prepared, one after the other on one connection of the pool. */
export const readSearches = (pool: Pool, count: number, keyword: string, locker: Address) =>
  // One row more than the page shows, as the list asks for.
  readAll(pool, count, () =>
    tokenStatement({
      filter: { keyword },
      sort: '-created',
      rows: { offset: 0, limit: 21 },
      locker,
    }),
  );

/** The same for the candles of a chart. */
export const readCharts = (pool: Pool, count: number, tokenAddress: Address) =>
  readAll(pool, count, () => candleStatement({ tokenAddress, interval: '1h' }));

async function readAll(pool: Pool, count: number, statement: () => Statement): Promise<void> {
  const client = await pool.connect();
  try {
    for (let read = 0; read < count; read++) {
      const { rows } = await client.query(statement());
      if (rows.length === 0) throw new Error('an empty page');
    }
  } finally {
    client.release();
  }
}

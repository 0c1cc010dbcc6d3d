import { incomeQuery } from '@vellum/server/features/income/income-list';
import type { OpenDatabase } from '@vellum/server/platform/database/open';
import { EARNER } from '../../../packages/server/test/bench/many-incomes.ts';

type Opened = Pick<OpenDatabase, 'pool' | 'database'>;

/** The statement behind the first page of records, prepared, one after the other on one connection of the pool. */
export async function readIncomePages({ pool, database }: Opened, count: number): Promise<void> {
  const { rows } = await pool.query('select * from chain_cursor');
  const solid = { number: rows[0].solid_number, timestamp: Number(rows[0].block_time) };
  const moment = { now: Date.now(), solid };
  // One row more than the page shows, as the list asks for.
  const asked = { address: EARNER, filter: {}, moment, rows: { offset: 0, limit: 21 } };
  const client = await pool.connect();
  try {
    const { sql: text, parameters } = incomeQuery(asked).compile(database);
    for (let read = 0; read < count; read++) {
      const page = await client.query({ name: 'income', text, values: [...parameters] });
      if (page.rows.length !== 21) throw new Error(`a page of ${page.rows.length}`);
    }
  } finally {
    client.release();
  }
}

import type { OpenDatabase } from '@vellum/server/platform/database/open';
import { EARNER } from '../../../packages/server/test/bench/many-incomes.ts';

type Connection = Readonly<{ query(text: string): void }>;

/**
 * COPY of the same rows as CSV, by a connection of the pool, thrown away as they come. Gives the bytes. The driver has
 * no COPY of its own, but hands what comes to the query that was submitted.
 */
export async function copyIncome(pool: OpenDatabase['pool']): Promise<number> {
  const client = await pool.connect();
  const text = `copy (
    select at, block, txid, log_idx, type, coin, earned, returned, received from income_record
    where address = '${EARNER}' order by at, block, tx_idx, log_idx
  ) to stdout (format csv)`;
  let bytes = 0;
  try {
    await new Promise<void>((settle, fail) => {
      const query = {
        submit: (connection: Connection) => connection.query(text),
        handleCopyData: ({ chunk }: Readonly<{ chunk: Uint8Array }>) => {
          bytes += chunk.length;
        },
        handleCommandComplete: () => {},
        handleReadyForQuery: () => settle(),
        handleError: fail,
      };
      client.query(query as never);
    });
  } finally {
    client.release();
  }
  return bytes;
}

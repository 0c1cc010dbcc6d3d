import { Readable } from 'node:stream';
import { income } from '@vellum/api/income/income';
import { incomeCsv } from '../../src/features/income/income-export.ts';
import { incomePage } from '../../src/features/income/income-pages.ts';
import { shownMoney } from '../../src/ledger/shown-money.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { serve, serveRaw } from '../../src/platform/http/serve.ts';
import { testDatabase } from '../test-database.ts';
import { benchHttp } from './http.ts';
import { EARNER, earnIncomes } from './many-incomes.ts';

/** Records of the address that asks. */
const RECORDS = 50_000;

const coins = { wtrx: 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR', vlm: 'T' } as never;

/** For `npm run bench`: list and file of an address with 50,000 records, as the server serves them. */
export async function startIncomeServer() {
  const database = await testDatabase();
  await earnIncomes(database.pool, RECORDS);
  const last = RECORDS * 4;
  await database.pool.query(`insert into chain_block (number, id, parent, ts, tx_count, solid)
    values (${last - 20}, repeat('ef', 32), repeat('00', 32), 1790000000000, 0, true)`);
  await database.pool.query(`insert into chain_cursor
    (name, number, block_id, block_time, solid_number, node_head, node_solid)
    values ('chain', ${last}, repeat('cd', 32), 1790000000000, ${last - 20}, ${last}, ${last - 20})`);
  const open = openDatabase(database.url);
  const app = await benchHttp();
  const parts = {
    database: open.database,
    clock: Date.now,
    money: shownMoney(coins),
    symbols: { '': 'TRX', TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR: 'WTRX' },
  };
  // Whose session it is costs every call the same and is measured with the server.
  const anyone = { caller: '-' } as const;
  serve(app, { ...income.list, ...anyone }, ({ body }) => incomePage(parts, EARNER, body));
  serveRaw(app, { ...income.export, ...anyone }, async (_, reply) =>
    reply.send(Readable.from(incomeCsv(parts, EARNER, {}), { objectMode: false })),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    pool: open.pool,
    database: open.database,
    url,
    async close() {
      await app.close();
      await open.close();
      await database.close();
    },
  };
}

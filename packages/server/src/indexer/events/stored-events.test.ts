import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { BEFORE_ALL, readStoredEvents } from './stored-events.ts';

/** Logs of each transaction of one block. */
const logs = [2, 3, 1, 4];

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  const { pool } = base;
  await pool.query(
    "insert into chain_block (number, id, parent, ts, tx_count, solid) values (1, 'b', 'a', 9000, 4, true)",
  );
  for (const [place, count] of logs.entries()) {
    await pool.query(
      `insert into chain_log (block, tx_idx, log_idx, txid, contract, source, topics, data)
      select 1, $1::integer, n, 'tx' || $1, 'c', 'thing', '', '' from generate_series(0, $2::integer - 1) n`,
      [place, count],
    );
  }
});
afterAll(() => base?.close());

const sources = [{ source: 'thing', decode: () => ({ name: 'Told', args: {} }) }];

async function pages(most: number): Promise<string[][]> {
  const found: string[][] = [];
  for (let after = BEFORE_ALL; ; ) {
    const page = await readStoredEvents(base.database, sources, { after, last: 1, most });
    if (page.end === null) return found;
    found.push(page.events.map(({ txid }) => txid));
    after = page.end;
  }
}

test('a transaction is read as a whole, and every log once', async () => {
  for (const most of [4, 5, 6, 100]) {
    const read = await pages(most);
    expect(read.flat()).toHaveLength(10);
    const first = read.map((page) => new Set(page));
    for (const [place, page] of first.entries()) {
      for (const txid of page) expect(first.findIndex((one) => one.has(txid))).toBe(place);
    }
  }
});

test('one that is larger than a page is read in parts rather than never', async () => {
  expect((await pages(2)).flat()).toHaveLength(10);
});

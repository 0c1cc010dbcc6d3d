import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { AskContract } from '../platform/chain/ask-contract.ts';
import type { Database } from '../platform/database/database.ts';

/** Of one round; openings are rare. */
const AT_ONCE = 50;
const MS = 1000n;

type Opened = Readonly<{ trade: Address; opened_txid: string }>;

/** Asks the node once for the end of each opened trade, which no event tells. Whether there was any to ask for. */
export async function learnTradeEnds(database: Database, ask: AskContract): Promise<boolean> {
  const { rows } = await sql<Opened>`select trade, opened_txid from trade_total t
    where opened_txid is not null and not exists (select from trade_end e
      where e.trade = t.trade and e.opened_txid = t.opened_txid) limit ${AT_ONCE}`.execute(
    database,
  );
  for (const opened of rows) {
    const { endTime } = await ask(opened.trade, trade.data());
    // The node knows of another branch than the index, or of none yet.
    if (endTime === 0n) continue;
    await sql`insert into trade_end (trade, opened_txid, end_time)
      values (${opened.trade}, ${opened.opened_txid}, ${endTime * MS})
      on conflict do nothing`.execute(database);
  }
  return rows.length > 0;
}

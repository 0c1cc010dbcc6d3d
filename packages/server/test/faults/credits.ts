import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../src/indexer/events/event-source.ts';
import type { Projection } from '../../src/indexer/projection.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** What transfers of USDT did: every one, and what each address received in all. Only this test has it. */
export const creditProjection: Projection = {
  name: 'credits',
  tables: ['test_credit', 'test_received'],
  sources: [eventSource('usdt', trc20)],
  async apply(transaction, events) {
    for (const { name, args, block, transactionIndex, logIndex, txid } of events) {
      if (name !== 'Transfer') continue;
      const [from, to] = [args['from'], args['to']].map((one) => fromHexAddress(one as HexAddress));
      const amount = args['value'] as bigint;
      await sql`insert into test_credit values
        (${block}, ${transactionIndex}, ${logIndex}, ${txid}, ${from}, ${to}, ${amount})`.execute(
        transaction,
      );
      await sql`insert into test_received values (${to}, ${amount})
        on conflict (address) do update set amount = test_received.amount + excluded.amount`.execute(
        transaction,
      );
    }
  },
};

export async function createCreditTables(database: Database): Promise<void> {
  await sql`create table if not exists test_credit (block integer, transaction_index integer,
    log_index integer, txid text not null, sender text not null, receiver text not null,
    amount numeric(78, 0) not null, primary key (block, transaction_index, log_index))`.execute(
    database,
  );
  await sql`create table if not exists test_received
    (address text primary key, amount numeric(78, 0) not null)`.execute(database);
}

import { trc20 } from '@vellum/contracts/coins';
import type { HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../src/indexer/events/event-source.ts';
import { base58Of } from '../../src/indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../../src/indexer/projection.ts';
import type { Database } from '../../src/platform/database/database.ts';

const NOBODY = `41${'00'.repeat(20)}`;

/** A row per transfer and a balance per holder: inserts, updates and deletes, as features have them. */
export const balances: Projection = {
  name: 'balances',
  tables: ['test_transfer', 'test_balance'],
  sources: [eventSource('coin', trc20)],
  async apply(transaction, events) {
    for (const event of events.filter(({ name }) => name === 'Transfer')) {
      const { from, to, value } = event.args as { from: HexAddress; to: HexAddress; value: bigint };
      await sql`
        insert into test_transfer values
          (${event.block}, ${event.transactionIndex}, ${event.logIndex}, ${base58Of(from)}, ${base58Of(to)}, ${value})
      `.execute(transaction);
      if (from !== NOBODY) await add(transaction, from, -value, event);
      if (to !== NOBODY) await add(transaction, to, value, event);
    }
  },
};

async function add(
  transaction: Database,
  holder: HexAddress,
  amount: bigint,
  { block }: ChainEvent,
): Promise<void> {
  await sql`
    insert into test_balance as b values (${base58Of(holder)}, ${amount}, ${block})
    on conflict (holder) do update set amount = b.amount + excluded.amount, changed = excluded.changed
  `.execute(transaction);
  await sql`delete from test_balance where holder = ${base58Of(holder)} and amount = 0`.execute(
    transaction,
  );
}

export async function createTestTables(database: Database): Promise<void> {
  await sql`
    create table test_transfer (
      block integer, tx integer, log integer, sender text, receiver text, amount numeric(78, 0),
      primary key (block, tx, log)
    )`.execute(database);
  await sql`
    create table test_balance (
      holder text primary key, amount numeric(78, 0) not null, changed integer not null,
      doubled numeric generated always as (amount * 2) stored
    )`.execute(database);
}

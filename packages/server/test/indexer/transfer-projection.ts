import { trc20 } from '@vellum/contracts/coins';
import type { HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../src/indexer/events/event-source.ts';
import { base58Of } from '../../src/indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../../src/indexer/projection.ts';
import type { Database } from '../../src/platform/database/database.ts';

type Transfer = Readonly<{ from: HexAddress; to: HexAddress; value: bigint }>;

/** A row per transfer and two changes of balance: what a token's holders page needs. */
export const transferProjection: Projection = {
  name: 'transfers',
  tables: ['bench_transfer', 'bench_balance'],
  sources: [eventSource('coin', trc20)],
  async apply(transaction, events) {
    const transfers = events.filter(({ name }) => name === 'Transfer');
    const args = transfers.map((event) => event.args as unknown as Transfer);
    await sql`
      insert into bench_transfer select * from unnest(
        ${transfers.map(({ block }) => block)}::integer[],
        ${transfers.map(({ transactionIndex }) => transactionIndex)}::integer[],
        ${transfers.map(({ logIndex }) => logIndex)}::integer[],
        ${args.map(({ from }) => base58Of(from))}::text[],
        ${args.map(({ to }) => base58Of(to))}::text[],
        ${args.map(({ value }) => value.toString())}::numeric[])
    `.execute(transaction);
    const changes = balanceChanges(transfers);
    await sql`
      insert into bench_balance as b select * from unnest(
        ${changes.map(([holder]) => base58Of(holder))}::text[],
        ${changes.map(([, amount]) => amount.toString())}::numeric[])
      on conflict (holder) do update set amount = b.amount + excluded.amount
    `.execute(transaction);
  },
};

function balanceChanges(transfers: readonly ChainEvent[]): [HexAddress, bigint][] {
  const changes = new Map<HexAddress, bigint>();
  for (const { args } of transfers) {
    const { from, to, value } = args as unknown as Transfer;
    changes.set(from, (changes.get(from) ?? 0n) - value);
    changes.set(to, (changes.get(to) ?? 0n) + value);
  }
  return [...changes];
}

export async function createBenchTables(database: Database): Promise<void> {
  await sql`create table bench_transfer (block integer, tx integer, log integer, sender text,
    receiver text, amount numeric(78, 0), primary key (block, tx, log))`.execute(database);
  await sql`create table bench_balance (holder text primary key, amount numeric(78, 0) not null)`.execute(
    database,
  );
}

/** Back to a database that never saw a block. */
export async function forgetChain(database: Database): Promise<void> {
  await sql`truncate chain_cursor, chain_block, chain_tx, chain_log, contract_registry, chain_undo,
    bench_transfer, bench_balance`.execute(database);
}

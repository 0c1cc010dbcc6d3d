import { pair } from '@vellum/contracts/dex';
import { streamStake } from '@vellum/contracts/staking';
import { sql } from 'kysely';
import { eventSource } from '../../../indexer/events/event-source.ts';
import type { ChainEvent, Projection } from '../../../indexer/projection.ts';
import { byIndex } from '../../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { putRows } from '../../../platform/database/put-rows.ts';
import { LpBook, lpMoves, userOf } from './lp-book.ts';
import { type LpHoldingRow, type LpPoolRow, lpPools } from './lp-rows.ts';

/** Pools of LP, who has what in them, and every stake, exit, claim and funding. */
export const lpProjection: Projection = {
  name: 'staking-lp',
  tables: ['lp_pool', 'lp_holding', 'lp_event'],
  sources: lpPools.flatMap((pool) => [
    eventSource(pool.source, streamStake),
    eventSource(pool.pair, pair),
  ]),
  async apply(transaction, events) {
    const told = events.filter(({ name }) => lpMoves.has(name));
    if (told.length === 0) return;
    await byIndex(transaction, async () => {
      const book = await load(transaction, told);
      for (const event of told) book.apply(event);
      const { pools, holdings, events: noted } = book.changes();
      await putRows(transaction, 'lp_pool', ['source'], pools);
      await putRows(transaction, 'lp_holding', ['source', 'address'], holdings);
      await putRows(transaction, 'lp_event', ['block', 'tx_idx', 'log_idx'], noted);
    });
  },
};

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<LpBook> {
  const users = events.filter(({ args }) => args['user'] !== undefined).map(userOf);
  const pools = await sql<LpPoolRow>`select * from lp_pool`.execute(transaction);
  const holdings = await sql<LpHoldingRow>`select h.* from lp_holding h
    join unnest(${plainArray([...new Set(users)])}::text[]) as named (address)
      on h.address = named.address
    where h.source = any (${lpPools.map(({ source }) => source)})`.execute(transaction);
  return new LpBook({ pools: pools.rows, holdings: holdings.rows });
}

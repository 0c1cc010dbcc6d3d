import { termStake } from '@vellum/contracts/staking';
import { sql } from 'kysely';
import { eventSource } from '../../../indexer/events/event-source.ts';
import type { ChainEvent, Projection } from '../../../indexer/projection.ts';
import { byIndex } from '../../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { putRows } from '../../../platform/database/put-rows.ts';
import { TermBook, termMoves } from './term-book.ts';
import { type TermOfferRow, type TermPoolRow, type TermStakeRow, termPools } from './term-rows.ts';

/** Terms, what each pool holds and owes, and every stake with its end. */
export const termProjection: Projection = {
  name: 'staking-coin',
  tables: ['term_pool', 'term_offer', 'term_stake'],
  sources: termPools.map(({ source }) => eventSource(source, termStake)),
  async apply(transaction, events) {
    const told = events.filter(({ name }) => termMoves.has(name));
    if (told.length === 0) return;
    await byIndex(transaction, async () => {
      const book = await load(transaction, told);
      for (const event of told) book.apply(event);
      const { pools, offers, stakes } = book.changes();
      await putRows(transaction, 'term_pool', ['source'], pools);
      await putRows(transaction, 'term_offer', ['source', 'idx'], offers);
      await putRows(transaction, 'term_stake', ['source', 'id'], stakes);
    });
  },
};

async function load(
  transaction: DatabaseTransaction,
  events: readonly ChainEvent[],
): Promise<TermBook> {
  const closed = events.filter(({ name }) => name === 'TermClosed');
  const pools = await sql<TermPoolRow>`select * from term_pool`.execute(transaction);
  const offers = await sql<TermOfferRow>`select * from term_offer order by source, idx`.execute(
    transaction,
  );
  const stakes = await sql<TermStakeRow>`select s.* from term_stake s join unnest(
      ${plainArray(closed.map(({ source }) => source))}::text[],
      ${plainArray(closed.map(({ args }) => args['id'] as bigint))}::bigint[]
    ) as named (source, id) on s.source = named.source and s.id = named.id`.execute(transaction);
  return new TermBook({ pools: pools.rows, offers: offers.rows, stakes: stakes.rows });
}

import { blindBox } from '@vellum/contracts/blind-boxes';
import { type Kysely, sql } from 'kysely';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { Projection } from '../../indexer/projection.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/json-rows.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { BoxRow, BoxTables, SeriesRow } from './box-row.ts';
import { type BoxShelf, boxShelf, type ShelfKeys, shelfKeys } from './box-shelf.ts';

/** Series of boxes and what became of each box, from what BlindBox logged. */
export const boxProjection: Projection = {
  name: 'blind-boxes',
  tables: ['box_series', 'blind_box'],
  sources: [eventSource('blindBox', blindBox)],
  async apply(transaction, events) {
    const keys = shelfKeys(events);
    if (keys.series.length === 0) return;
    const shelf = boxShelf(await load(transaction.withTables<BoxTables>(), keys));
    for (const event of events) shelf.apply(event);
    await write(transaction, shelf.changes());
  },
};

async function load(tables: Kysely<BoxTables>, { series, boxes }: ShelfKeys) {
  const known: SeriesRow[] = await tables
    .selectFrom('box_series')
    .selectAll()
    .where(sql<boolean>`series = any(${plainArray(series)}::bigint[])`)
    .execute();
  if (known.length === 0 || boxes.length === 0) return { series: known, boxes: [] };
  const found = await sql<BoxRow>`
    select b.* from blind_box b join unnest(
      ${plainArray(boxes.map((one) => one.series))}::bigint[],
      ${plainArray(boxes.map((one) => one.box))}::integer[]
    ) as wanted (series, box) on b.series = wanted.series and b.box = wanted.box
  `.execute(tables);
  return { series: known, boxes: found.rows };
}

async function write(
  transaction: DatabaseTransaction,
  { series, boxes }: ReturnType<BoxShelf['changes']>,
): Promise<void> {
  if (series.length > 0) {
    await sql`insert into box_series
      select * from jsonb_populate_recordset(null::box_series, ${jsonRows(series)})
      on conflict (series) do update set
        sold = excluded.sold, opened = excluded.opened, refunded = excluded.refunded,
        reveal_block = excluded.reveal_block, closed_block = excluded.closed_block,
        closed_at = excluded.closed_at, closed_txid = excluded.closed_txid,
        block_hash = excluded.block_hash, captured_block = excluded.captured_block,
        captured_at = excluded.captured_at, captured_txid = excluded.captured_txid,
        seed = excluded.seed, revealed_block = excluded.revealed_block,
        revealed_at = excluded.revealed_at, revealed_txid = excluded.revealed_txid,
        prizes_burned = excluded.prizes_burned`.execute(transaction);
  }
  if (boxes.length > 0) {
    await sql`insert into blind_box select * from jsonb_populate_recordset(null::blind_box, ${jsonRows(boxes)})
      on conflict (series, box) do update set
        prize = excluded.prize, opened_block = excluded.opened_block,
        opened_txid = excluded.opened_txid, refund = excluded.refund,
        refunded_block = excluded.refunded_block,
        refunded_txid = excluded.refunded_txid`.execute(transaction);
  }
}

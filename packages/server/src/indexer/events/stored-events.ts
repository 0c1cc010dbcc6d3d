import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ChainEvent, EventSource } from '../projection.ts';

/** A place in the order of logs. */
export type LogPlace = Readonly<{ block: number; transaction: number; log: number }>;

export const BEFORE_ALL: LogPlace = { block: -1, transaction: 0, log: 0 };

type Row = {
  block: number;
  tx_idx: number;
  log_idx: number;
  txid: string;
  contract: Address;
  source: string;
  topics: Buffer;
  data: Buffer;
  ts: bigint;
};

const TOPIC = 64;

/**
 * The kept logs of these sources after `after` and up to block `last`, decoded again, at most `most` logs, and whole
 * transactions: what a transaction made is told last in it, and projections see it at once as in a block.
 * `end` is the place of the last log read; null when there are none left.
 */
export async function readStoredEvents(
  database: Database,
  sources: readonly EventSource[],
  range: Readonly<{ after: LogPlace; last: number; most: number }>,
): Promise<Readonly<{ events: readonly ChainEvent[]; end: LogPlace | null }>> {
  const { after, last, most } = range;
  const { rows: found } = await sql<Row>`
    select l.block, l.tx_idx, l.log_idx, l.txid, l.contract, l.source, l.topics, l.data, b.ts
    from chain_log l join chain_block b on b.number = l.block
    where (l.block, l.tx_idx, l.log_idx) > (${after.block}, ${after.transaction}, ${after.log})
      and l.block <= ${last} and l.source = any (${sources.map(({ source }) => source)})
    order by l.block, l.tx_idx, l.log_idx limit ${most}
  `.execute(database);
  const rows = found.length < most ? found : wholeTransactions(found);
  const decoders = new Map(sources.map((source) => [source.source, source]));
  const events = rows.flatMap((row) => {
    const event = decoders.get(row.source)?.decode({ topics: topicsOf(row), data: row.data });
    return event ? [{ ...placed(row), name: event.name, args: event.args }] : [];
  });
  const end = rows.at(-1);
  return {
    events,
    end: end ? { block: end.block, transaction: end.tx_idx, log: end.log_idx } : null,
  };
}

/** Without the last transaction, of which there may be more, unless there is no other. */
function wholeTransactions(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  const before = rows.filter(({ txid }) => txid !== last?.txid);
  return before.length === 0 ? rows : before;
}

function topicsOf({ topics }: Row): readonly string[] {
  return topics.toString('hex').match(new RegExp(`.{${TOPIC}}`, 'g')) ?? [];
}

function placed(row: Row) {
  return {
    block: row.block,
    timestamp: Number(row.ts),
    txid: row.txid,
    transactionIndex: row.tx_idx,
    logIndex: row.log_idx,
    contract: row.contract,
    source: row.source,
  };
}

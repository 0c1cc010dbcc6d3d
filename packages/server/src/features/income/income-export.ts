import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { IncomeType } from '../../ledger/ledger-step.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Period, wholePeriod } from './income-period.ts';
import type { SumParts } from './income-sums.ts';

/** Rows that are read and sent at a time. */
const CHUNK = 5_000;

/** Amounts in whole coins, exact; every coin of the ledger has six decimals. */
const HEADER = 'time,block,transaction,log,type,coin,symbol,earned,returned,received\n';

export type ExportParts = SumParts & Readonly<{ symbols: Readonly<Record<string, string>> }>;

type Chunk = Readonly<{
  lines: string | null;
  count: number;
  block: number;
  tx_idx: number;
  log_idx: number;
  at: bigint;
}>;

/**
 * The records of an address up to the solid block, oldest first, as CSV in pieces. What is solid never changes, so
 * that no transaction is held open for a reader who takes their time.
 */
export async function* incomeCsv(
  { database, symbols }: ExportParts,
  address: Address,
  asked: Period,
): AsyncGenerator<string> {
  const solid = (await readChainPosition(database))?.solid ?? 0;
  const { from, to } = wholePeriod(asked);
  const names = sql`${JSON.stringify(symbols)}::jsonb`;
  yield HEADER;
  let after: Pick<Chunk, 'at' | 'block' | 'tx_idx' | 'log_idx'> = {
    at: BigInt(from),
    block: -1,
    tx_idx: 0,
    log_idx: 0,
  };
  for (;;) {
    const rows = sql`
      select * from income_record
      where address = ${address} and block <= ${solid} and at < ${to}
        and (at, block, tx_idx, log_idx) > (${after.at}, ${after.block}, ${after.tx_idx}, ${after.log_idx})
      order by at, block, tx_idx, log_idx limit ${CHUNK}`;
    const chunk = await readChunk(database, rows, names);
    if (chunk === null) return;
    yield chunk.lines ?? '';
    if (chunk.count < CHUNK) return;
    after = chunk;
  }
}

/** Lines are made where the rows are: half of the work of a large export would be carrying fields over. */
async function readChunk(
  database: Database,
  rows: RawBuilder<unknown>,
  names: RawBuilder<unknown>,
): Promise<Chunk | null> {
  const found = await sql<Chunk>`
    with r as materialized (${rows}), newest as (
      select at, block, tx_idx, log_idx from r
      order by at desc, block desc, tx_idx desc, log_idx desc limit 1
    ), text as (
      select count(*)::integer as count, string_agg(
        to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        || ',' || block || ',' || txid || ',' || log_idx || ',' || coalesce(type, 'withdrawal')
        || ',' || coin || ',' || coalesce(${names} ->> coin, '')
        || ',' || trim_scale(earned * 0.000001) || ',' || trim_scale(returned * 0.000001)
        || ',' || trim_scale(received * 0.000001) || E'\n',
        '' order by at, block, tx_idx, log_idx) as lines
      from r
    )
    select text.lines, text.count, newest.* from text, newest
  `.execute(database);
  return found.rows[0] ?? null;
}

type SumRow = Readonly<{
  type: IncomeType | null;
  coin: string;
  rows: bigint;
  earned: bigint;
  returned: bigint;
  received: bigint;
  opening: bigint;
}>;

/** What the rows of the same export come to, and what was owed before and after them. */
export async function exportSums(
  { database, money }: ExportParts,
  address: Address,
  asked: Period,
) {
  const { head, solid } = (await readChainPosition(database)) ?? { head: 0, solid: 0 };
  const { from, to } = wholePeriod(asked);
  const inside = sql`at >= ${from} and at < ${to}`;
  const { rows } = await sql<SumRow>`
    select type, coin, count(*) filter (where ${inside}) as rows,
      coalesce(sum(earned) filter (where ${inside}), 0) as earned,
      coalesce(sum(returned) filter (where ${inside}), 0) as returned,
      coalesce(sum(received) filter (where ${inside}), 0) as received,
      coalesce(sum(earned + returned - received) filter (where at < ${from}), 0) as opening
    from income_record where address = ${address} and block <= ${solid} and at < ${to}
    group by type, coin order by type, coin
  `.execute(database);
  const change = ({ earned, returned, received }: SumRow) => earned + returned - received;
  return {
    rows: rows.reduce((sum, row) => sum + Number(row.rows), 0),
    byType: rows
      .filter((row) => row.rows > 0n)
      .map((row) => ({
        type: row.type,
        earned: money(row.coin, row.earned),
        returned: money(row.coin, row.returned),
        received: money(row.coin, row.received),
      })),
    opening: ofCoins(rows, (row) => row.opening).map(([coin, sum]) => money(coin, sum)),
    closing: ofCoins(rows, (row) => row.opening + change(row)).map(([coin, sum]) =>
      money(coin, sum),
    ),
    asOf: { head, solid },
  };
}

function ofCoins(rows: readonly SumRow[], amount: (row: SumRow) => bigint): [string, bigint][] {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(row.coin, (sums.get(row.coin) ?? 0n) + amount(row));
  return [...sums];
}

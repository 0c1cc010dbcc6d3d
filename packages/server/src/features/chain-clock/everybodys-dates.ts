import { proposalTitle } from '@vellum/api/dao/proposal-title';
import type { DueKind } from '@vellum/api/wire/choice-lists';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type DueDate, type DueRow, dueDate, SHOWN } from './due-date.ts';

/** Sales, votes and payouts after a chain time in milliseconds. What was called off, ended early or done is not waited for. */
export async function everybodysDates(database: Database, now: number): Promise<DueDate[]> {
  const { rows } = await sql<DueRow>`
    with sale as (
      select start_time, end_time, name from launch_token join launch_constant using (token)
      where launched_at is null and failed_at is null and sold_out_at is null
    ), boxes as (
      select t.start_at, t.end_at, s.series::text as name
      from box_series s join box_series_terms t on t.series = s.series
        and t.created_txid = s.created_txid and t.created_block = s.created_block
      where s.closed_block is null and s.sold < s.total
    ), proposal as (
      select vote_start, vote_end, eta, description as name from dao_proposal
      where executed_at is null and cancelled_at is null
    )
    select * from (
      select 'presaleStarts' as kind, start_time as at, name as of from sale
      union all select 'presaleEnds', end_time, name from sale
      union all select 'boxesStart', start_at, name from boxes
      union all select 'boxesEnd', end_at, name from boxes
      union all select 'voteStarts', vote_start, name from proposal
      union all select 'voteEnds', vote_end, name from proposal
      union all select 'proposalReady', eta, name from proposal
      union all select 'payoutReady', eta, null from payout_root
        where active_at is null and vetoed_at is null
    ) due where at > ${now} order by at, kind, of limit ${SHOWN}`.execute(database);
  return rows.map((row) => {
    const of =
      row.of !== null && ofProposals.has(row.kind) ? proposalTitle(row.of) || null : row.of;
    return dueDate({ ...row, of });
  });
}

const ofProposals: ReadonlySet<DueKind> = new Set(['voteStarts', 'voteEnds', 'proposalReady']);

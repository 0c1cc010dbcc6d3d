import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { asOf } from '../../../indexer/chain-position.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/http/read-page.ts';
import { type ContextParts, cardContext } from '../card-context.ts';
import type { PledgeRow } from '../card-rows.ts';
import { termOf } from '../card-shape.ts';

export type PledgeStatus = 'locked' | 'unlockable' | 'closed';
export type PledgeParts = ContextParts & Readonly<{ database: Database }>;

/** The pledges of an address, newest first. */
export async function pledgePage(
  parts: PledgeParts,
  owner: Address,
  { status, ...page }: Page & Readonly<{ status?: PledgeStatus | undefined }>,
) {
  const context = await cardContext(parts);
  const { position, coin, earnings } = context;
  const found = await readPage(page, async ({ offset, limit }) => {
    const { rows } = await sql<PledgeRow>`select * from card_pledge
      where owner = ${owner} and ${inStatus(status, position.chainTime)}
      order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`.execute(
      parts.database,
    );
    return rows;
  });
  const list = found.list.map((row) => ({
    tokenId: String(row.token_id),
    level: row.level,
    serial: Number(row.token_id & 0xffff_ffff_ffff_ffffn),
    since: Number(row.since),
    unlockAt: Number(row.unlock_at),
    ...termOf(row, context),
    reward: { ...coin, amount: String(earnings.earned(row)) },
    status: statusOf(row, position.chainTime),
    final: (row.end_block ?? row.block) <= position.solid,
  }));
  return { ...found, list, asOf: asOf(position) };
}

function statusOf({ closed_at, unlock_at }: PledgeRow, now: number): PledgeStatus {
  if (closed_at !== null) return 'closed';
  return BigInt(now) < unlock_at ? 'locked' : 'unlockable';
}

/** `statusOf` in SQL. */
function inStatus(status: PledgeStatus | undefined, now: number) {
  switch (status) {
    case undefined:
      return sql<boolean>`true`;
    case 'closed':
      return sql<boolean>`closed_at is not null`;
    case 'locked':
      return sql<boolean>`closed_at is null and unlock_at > ${now}::bigint`;
    case 'unlockable':
      return sql<boolean>`closed_at is null and unlock_at <= ${now}::bigint`;
  }
}

import { type Address, toHexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { allowanceAfter, type BuiltRoot, builtRoot, type RootLimits } from './payout-rules.ts';

/** As of a block: what is needed to limit a root over it. */
type LimitRow = Readonly<{
  held: bigint;
  daily_cap: bigint;
  /** When the contract was created, seconds. */
  created_at: bigint;
  now: bigint;
}>;

/** An active root, with the cap when it was proposed. */
type SpendingRow = Readonly<{ total: bigint; daily_cap: bigint; active_at: bigint }>;

type ClaimantRow = Readonly<{
  address: Address;
  entitled: bigint;
  rooted: bigint;
  waiting_since: number;
}>;

/** The root over a block from the tables; null when the block is not there. As `PayoutBook.build` has it. */
export async function buildRoot(database: Database, block: number): Promise<BuiltRoot | null> {
  const limits = await readLimits(database, block);
  if (limits === null) return null;
  const rows = await readClaimants(database, block);
  const claimants = rows.map(({ address, entitled, rooted, waiting_since }) => ({
    address: toHexAddress(address),
    entitled,
    rooted,
    waitingSince: waiting_since,
  }));
  return builtRoot(claimants, limits);
}

async function readLimits(database: Database, block: number): Promise<RootLimits | null> {
  const { rows } = await sql<LimitRow>`
    select coalesce(funding.held, 0) as held, coalesce(cap.cap, 0) as daily_cap,
      coalesce(first.at, b.ts) / 1000 as created_at, b.ts / 1000 as now
    from chain_block b
    left join lateral (
      select held from payout_funding where block <= ${block}
      order by block desc, tx_idx desc, log_idx desc limit 1
    ) funding on true
    left join lateral (
      select cap from payout_cap where block <= ${block}
      order by block desc, tx_idx desc, log_idx desc limit 1
    ) cap on true
    left join lateral (
      select at from payout_cap order by block, tx_idx, log_idx limit 1
    ) first on true
    where b.number = ${block}
  `.execute(database);
  const [row] = rows;
  if (row === undefined) return null;
  const { held, daily_cap: dailyCap, now } = row;
  return { held, dailyCap, now, ...(await readAllowance(database, block, row.created_at)) };
}

/** What active roots promise, and what they left of the allowance: each takes its part by the cap of its proposal. */
async function readAllowance(
  database: Database,
  block: number,
  createdAt: bigint,
): Promise<Pick<RootLimits, 'total' | 'allowanceFrom'>> {
  const { rows } = await sql<SpendingRow>`
    select r.total, r.active_at / 1000 as active_at, coalesce((
      select cap from payout_cap c
      where (c.block, c.tx_idx, c.log_idx) < (r.block, r.tx_idx, r.log_idx)
      order by c.block desc, c.tx_idx desc, c.log_idx desc limit 1
    ), 0) as daily_cap
    from payout_root r where r.active_block <= ${block} order by r.active_block
  `.execute(database);
  let total = 0n;
  let allowanceFrom = createdAt;
  for (const root of rows) {
    const { daily_cap: dailyCap, active_at: activeAt } = root;
    const spending = { increase: root.total - total, dailyCap, activeAt };
    allowanceFrom = allowanceAfter(allowanceFrom, spending);
    total = root.total;
  }
  return { total, allowanceFrom };
}

/** Rebates count in the order in which they arose, as far as funding reaches; the one at its end in part. */
async function readClaimants(database: Database, block: number): Promise<readonly ClaimantRow[]> {
  const { rows } = await sql<ClaimantRow>`
    with cover as (
      select coalesce((
        select covers from payout_funding where block <= ${block}
        order by block desc, tx_idx desc, log_idx desc limit 1
      ), 0) as covers
    ), income as (
      select address, min(block) as first_block, sum(
        case when type = 'distribution' then earned
        else greatest(0, least(earned, covers - (upto - earned))) end
      ) as entitled
      from income_record, cover
      where type in ('feeRebate', 'distribution') and block <= ${block}
      group by address
    ), rooted as (
      select l.address, max(l.cumulative) as cumulative, max(r.active_block) as active_block
      from payout_leaf l join payout_root r using (block, tx_idx, log_idx)
      where r.active_block <= ${block}
      group by l.address
    )
    select i.address, i.entitled, coalesce(r.cumulative, 0) as rooted,
      coalesce(r.active_block, i.first_block) as waiting_since
    from income i left join rooted r using (address)
    where i.entitled > coalesce(r.cumulative, 0)
  `.execute(database);
  return rows;
}

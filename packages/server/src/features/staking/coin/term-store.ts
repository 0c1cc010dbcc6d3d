import type { termStates } from '@vellum/api/staking/staking-coin';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Rows } from '../../../platform/http/read-page.ts';
import {
  emptyTermPool,
  type TermOfferRow,
  type TermPoolRow,
  type TermSource,
  type TermStakeRow,
} from './term-rows.ts';

export type TermStatus = (typeof termStates)[number];

/** Of the stakes of one address in one pool; `now` decides what is due. */
export type OwnTerms = Readonly<{
  staked: bigint;
  reserved: bigint;
  due_staked: bigint;
  due_reward: bigint;
  paid: bigint;
  running: bigint;
  next_due: bigint | null;
}>;

const LARGEST_ID = 2n ** 63n - 1n;

/** Reads of pools, terms and stakes. `now` is chain time in milliseconds. */
export function termStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    async pool(source: TermSource): Promise<TermPoolRow> {
      const [found] = await read(sql<TermPoolRow>`
        select * from term_pool where source = ${source}`);
      return found ?? emptyTermPool(source);
    },
    offers(source: TermSource): Promise<TermOfferRow[]> {
      return read(sql<TermOfferRow>`
        select * from term_offer where source = ${source} order by days, idx`);
    },
    async stakers(source: TermSource): Promise<number> {
      const [found] = await read(sql<{ stakers: bigint }>`
        select count(distinct address) as stakers from term_stake
        where source = ${source} and closed_at is null`);
      return Number(found?.stakers ?? 0n);
    },
    async find(source: TermSource, id: bigint): Promise<TermStakeRow | null> {
      if (id > LARGEST_ID) return null;
      const found = await read(sql<TermStakeRow>`
        select * from term_stake where source = ${source} and id = ${id}`);
      return found[0] ?? null;
    },
    async mine(source: TermSource, address: Address, now: number): Promise<OwnTerms> {
      const runs = sql`closed_at is null`;
      const isDue = sql`closed_at is null and unlock_at <= ${now}::bigint`;
      const sumOf = (column: string, where: RawBuilder<unknown>) =>
        sql`coalesce(sum(${sql.ref(column)}) filter (where ${where}), 0)`;
      const found = await read(sql<OwnTerms>`
        select ${sumOf('amount', runs)} as staked, ${sumOf('reward', runs)} as reserved,
          ${sumOf('amount', isDue)} as due_staked, ${sumOf('reward', isDue)} as due_reward,
          coalesce(sum(paid), 0) as paid, count(*) filter (where ${runs}) as running,
          min(unlock_at) filter (where closed_at is null and unlock_at > ${now}::bigint) as next_due
        from term_stake where source = ${source} and address = ${address}`);
      return found[0] as OwnTerms;
    },
    /** Running ones by due date, then closed ones, the last closed first. */
    page(
      filter: Readonly<{
        address: Address;
        sources: readonly TermSource[];
        status?: TermStatus | undefined;
      }>,
      now: number,
      { offset, limit }: Rows,
    ): Promise<TermStakeRow[]> {
      return read(sql<TermStakeRow>`select * from term_stake
        where address = ${filter.address} and source = any (${filter.sources})
          and ${inStatus(filter.status, now)}
        order by closed_at is not null, closed_at desc, unlock_at, id
        offset ${offset} limit ${limit}`);
    },
  };
}

export function termStatusOf(row: TermStakeRow, now: number): TermStatus {
  if (row.closed_at === null) return row.unlock_at <= BigInt(now) ? 'matured' : 'active';
  return row.closed_at < row.unlock_at ? 'closedEarly' : 'closed';
}

/** `termStatusOf` in SQL. */
function inStatus(status: TermStatus | undefined, now: number) {
  switch (status) {
    case undefined:
      return sql<boolean>`true`;
    case 'active':
      return sql<boolean>`closed_at is null and unlock_at > ${now}::bigint`;
    case 'matured':
      return sql<boolean>`closed_at is null and unlock_at <= ${now}::bigint`;
    case 'closed':
      return sql<boolean>`closed_at >= unlock_at`;
    case 'closedEarly':
      return sql<boolean>`closed_at < unlock_at`;
  }
}

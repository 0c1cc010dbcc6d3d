import { sql } from 'kysely';
import { readChainPosition } from '../indexer/chain-position.ts';
import type { Database } from '../platform/database/database.ts';
import { settleForWhatIs } from './lost-income.ts';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view.ts';

export type Payable = Pick<WithdrawalRow, 'id' | 'address' | 'asked'>;

/** The requests that are not over, for a worker that looks every few seconds for years. */
export type OpenRequests = Readonly<{
  /** Whose root is active and who is not paid yet, the largest first. */
  toPay(): Promise<readonly Payable[]>;
  /** Whether someone waits for a root. */
  isAnyWaiting(): Promise<boolean>;
  count(): Promise<number>;
  /** When the oldest was made, in milliseconds; null when there is none. */
  oldest(): Promise<number | null>;
}>;

/** Requests that are looked at in one round. */
const MOST = 200;

export function openRequests(database: Database): OpenRequests {
  // All below are over permanently, so that nobody has to look at them again.
  let first = 0n;
  const openAt = async (solid: number) => {
    first = await firstOpen(database, solid, first);
    return sql<WithdrawalRow>`select * from (
        ${withdrawalView(solid)} where w.id >= ${first}
      ) w where status not in ('success', 'failed')`;
  };
  const solidNow = async () => (await readChainPosition(database))?.solid ?? 0;
  const open = async () => openAt(await solidNow());
  return {
    async toPay() {
      const solid = await solidNow();
      const requests = await openAt(solid);
      await settleForWhatIs(database, requests, solid);
      const { rows } = await sql<Payable>`select id, address, asked from (${requests}) w
        where status = 'transferring' and paid_block is null
        order by asked desc, id limit ${MOST}`.execute(database);
      return rows;
    },
    async isAnyWaiting() {
      const { rows } = await sql`select from (${await open()}) w
        where status = 'packing' limit 1`.execute(database);
      return rows.length > 0;
    },
    async count() {
      const { rows } = await sql<{ count: bigint }>`
        select count(*) as count from (${await open()}) w`.execute(database);
      return Number(rows[0]?.count ?? 0n);
    },
    async oldest() {
      const { rows } = await sql<{ oldest: number | null }>`
        select min(created_at) as oldest from (${await open()}) w`.execute(database);
      return rows[0]?.oldest ?? null;
    },
  };
}

/** The oldest that may still change: a veto may be undone until its block is solid. */
async function firstOpen(database: Database, solid: number, from: bigint): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select coalesce((
      select id from (${withdrawalView(solid)} where w.id >= ${from}) w
      where status <> 'success' and (vetoed_block is null or vetoed_block > ${solid})
      order by id limit 1
    ), (select max(id) + 1 from withdrawal), 0) as id`.execute(database);
  return rows[0]?.id ?? from;
}

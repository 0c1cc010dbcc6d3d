import { type RawBuilder, sql } from 'kysely';
import { readChainPosition } from '../indexer/chain-position.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import { settleForWhatIs } from './lost-income.ts';
import { refusedRequests } from './refused-requests.ts';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view.ts';

export type Payable = Pick<WithdrawalRow, 'id' | 'address' | 'asked'>;

/** The requests that are not over, for a worker that looks every few seconds for years. */
export type OpenRequests = Readonly<{
  /** Whose root is active and who is not paid yet, the largest first; without those that rest after a refusal. */
  toPay(): Promise<readonly Payable[]>;
  /** The contract would not pay it now: it rests, longer each time. */
  refused(id: bigint): void;
  /** Whether someone waits for a root. */
  isAnyWaiting(): Promise<boolean>;
  count(): Promise<number>;
  /** When the oldest was made, in milliseconds; null when there is none. */
  oldest(): Promise<number | null>;
}>;

/** Requests that are looked at in one round. */
const MOST = 200;

export function openRequests(database: Database, clock: Clock = Date.now): OpenRequests {
  const refusals = refusedRequests(clock);
  let start: Start = { first: 0n, old: [] };
  const openAt = async (at: At) => {
    start = await nextStart(database, at, start);
    return sql<WithdrawalRow>`select * from (
        ${withdrawalView(at.solid)} where w.id >= ${start.first} or ${isOneOf(start.old)}
      ) w where status not in ('success', 'failed')`;
  };
  const now = async () => {
    const position = await readChainPosition(database);
    return { solid: position?.solid ?? 0, chainTime: position?.chainTime ?? 0 };
  };
  const open = async () => openAt(await now());
  return {
    async toPay() {
      const at = await now();
      const requests = await openAt(at);
      await settleForWhatIs(database, requests, at.solid);
      const { rows } = await sql<Payable>`select id, address, asked from (${requests}) w
        where status = 'transferring' and paid_block is null and not ${isOneOf(refusals.resting())}
        order by asked desc, id limit ${MOST}`.execute(database);
      return rows;
    },
    refused: refusals.add,
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

type At = Readonly<{ solid: number; chainTime: number }>;

/** All below the first are over permanently beside the old ones, so that nobody has to look at them again. */
type Start = Readonly<{ first: bigint; old: readonly bigint[] }>;

/** Chain time in milliseconds after which a request that is not over is remembered by itself. */
const OLD = 86_400_000;
/** Old ones that are remembered: beyond them everything from the oldest on is looked at. */
const MOST_OLD = 500;

/** One request that nothing pays, or that waits long for a root, must not have all later ones looked at with it. */
async function nextStart(
  database: Database,
  { solid, chainTime }: At,
  { first, old }: Start,
): Promise<Start> {
  const { rows } = await sql<{ id: bigint }>`select id from (
      ${withdrawalView(solid)} where ${isOneOf(old)}
        or (w.id >= ${first} and w.chain_time < ${chainTime - OLD}::bigint)
    ) w where ${mayChange(solid)} order by id limit ${MOST_OLD}`.execute(database);
  const left = rows.map(({ id }) => id);
  const { rows: next } = await sql<{ id: bigint }>`
    select coalesce((
      select id from (${withdrawalView(solid)} where w.id >= ${first} and not ${isOneOf(left)}) w
      where ${mayChange(solid)} order by id limit 1
    ), (select max(id) + 1 from withdrawal), 0) as id`.execute(database);
  return { first: next[0]?.id ?? first, old: left };
}

/** A veto may be undone until its block is solid. */
const mayChange = (solid: number): RawBuilder<boolean> =>
  sql`status <> 'success' and (vetoed_block is null or vetoed_block > ${solid})`;

const isOneOf = (ids: readonly bigint[]): RawBuilder<boolean> =>
  sql`(w.id = any (${plainArray(ids)}::bigint[]))`;

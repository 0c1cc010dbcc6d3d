import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { type WithdrawalRow, withdrawalView } from '../../ledger/withdrawal-view.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';

/** Any number of its own for the locks of addresses. */
const ADDRESS_LOCKS = 7_206_100;

export type NewWithdrawal = Readonly<{
  address: Address;
  requestKey: string;
  asked: bigint;
  goal: bigint;
  head: number;
  chainTime: number;
  now: number;
}>;

/** One request of an address at a time. */
export async function lockRequests(tx: DatabaseTransaction, address: Address): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, hashtext(${address}))`.execute(tx);
}

export async function addWithdrawal(tx: DatabaseTransaction, one: NewWithdrawal): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into withdrawal (address, request_key, asked, goal, head, chain_time, created_at)
    values (${one.address}, ${one.requestKey}, ${one.asked}, ${one.goal}, ${one.head},
      ${one.chainTime}, ${new Date(one.now)})
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert has no row');
  return row.id;
}

export async function countSince(
  database: Database,
  address: Address,
  time: number,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from withdrawal
    where address = ${address} and created_at > ${new Date(time)}`.execute(database);
  return Number(rows[0]?.count ?? 0n);
}

export async function findByKey(
  database: Database,
  { address, requestKey }: Pick<NewWithdrawal, 'address' | 'requestKey'>,
  solid: number,
): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`${withdrawalView(solid)}
    where w.address = ${address} and w.request_key = ${requestKey}`.execute(database);
  return rows[0] ?? null;
}

export async function findWithdrawal(
  database: Database,
  { address, id }: Readonly<{ address: Address; id: bigint }>,
  solid: number,
): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`${withdrawalView(solid)}
    where w.address = ${address} and w.id = ${id}`.execute(database);
  return rows[0] ?? null;
}

/** The one that is in progress: the newest, since there is never a second beside it. */
export async function openWithdrawal(
  database: Database,
  address: Address,
  solid: number,
): Promise<WithdrawalRow | null> {
  const { rows } = await sql<WithdrawalRow>`select * from (
      ${withdrawalView(solid)} where w.address = ${address} order by w.id desc limit 1
    ) newest where status not in ('success', 'failed')`.execute(database);
  return rows[0] ?? null;
}

export async function pageOfWithdrawals(
  database: Database,
  address: Address,
  { offset, limit }: Rows,
  solid: number,
): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`${withdrawalView(solid)}
    where w.address = ${address} order by w.id desc offset ${offset} limit ${limit}
  `.execute(database);
  return rows;
}

export type PaymentRow = Readonly<{
  block: number;
  tx_idx: number;
  log_idx: number;
  received: bigint;
  upto: bigint;
  at: bigint;
  txid: string;
  withdrawal_id: bigint | null;
}>;

/** What the payout contract paid an address, the newest first, with the request that it fulfilled. */
export async function pageOfPayments(
  database: Database,
  address: Address,
  { offset, limit }: Rows,
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.block, p.tx_idx, p.log_idx, p.received, p.upto, p.at, p.txid, (
      select id from withdrawal w
      where w.address = p.address and w.goal > p.upto - p.received and w.goal <= p.upto
        and w.head < p.block
      order by id desc limit 1
    ) as withdrawal_id
    from income_record p where p.address = ${address} and p.type is null
    order by p.block desc, p.tx_idx desc, p.log_idx desc offset ${offset} limit ${limit}
  `.execute(database);
  return rows;
}

import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { incomeKinds } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { IncomeType } from '../../ledger/ledger-step.ts';
import { withdrawalView } from '../../ledger/withdrawal-view.ts';
import { orderRows, stateInSql } from '../../orders/order-row.ts';
import type { Moment } from '../../orders/order-state.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import { type Period, wholePeriod } from './income-period.ts';

export type IncomeKind = (typeof incomeKinds)[number];

export type IncomeFilter = Period &
  Readonly<{
    type?: IncomeType | undefined;
    status?: IncomeState | undefined;
    kind?: IncomeKind | undefined;
  }>;

export type ListedIncome = Readonly<{
  id: string;
  kind: IncomeKind;
  type: IncomeType | null;
  coin: string | null;
  amount: bigint | null;
  status: IncomeState;
  /** False of what was earned and still lies in its contract. */
  claimed: boolean;
  code: string | null;
  params: Readonly<Record<string, string>> | null;
  at: bigint;
  block: number | null;
  txid: string | null;
  withdrawal_id: bigint | null;
  order_id: string | null;
}>;

/** What a claim by one's own transaction brings. */
const claims: Readonly<Partial<Record<OrderKind, IncomeType | ''>>> = {
  'staking.claim-lp': 'staking',
  'staking.claim-coin': 'staking',
  'staking.unlock-coin': 'staking',
  'card-pledge.claim': 'cardPledge',
  'burn-mining.claim': 'burnPower',
  'income.claim-bonus': 'bonus',
  'cards.withdraw-credit': 'saleCredit',
  'withdrawal.claim': '',
};

type Question = Readonly<{ address: Address; filter: IncomeFilter; moment: Moment; rows: Rows }>;

type IncomePeriod = Omit<IncomeFilter, 'from' | 'to'> &
  Readonly<{ address: Address; from: number; to: number; moment: Moment }>;

/**
 * Records, claims that no block has kept yet, and withdrawals in progress, the newest first. A claim in a block and a
 * withdrawal that was paid are told by their record. Each part brings no more rows than the page can need.
 */
export function incomeQuery(question: Question): RawBuilder<ListedIncome> {
  const { address, filter, moment, rows } = question;
  const { offset, limit } = rows;
  const of: IncomePeriod = { ...filter, ...wholePeriod(filter), address, moment };
  const most = offset + limit;
  return sql<ListedIncome>`
    select * from (
      (select * from (${recordsOf(of)}) r limit ${most})
      union all
      (select * from (${ordersOf(of)}) o order by at desc, id desc limit ${most})
      union all
      (select * from (${withdrawalsOf(of)}) w order by at desc, id desc limit ${most})
    ) all_income
    order by at desc, block desc nulls first, tx_idx desc, log_idx desc, id desc offset ${offset} limit ${limit}`;
}

function recordsOf(of: IncomePeriod): RawBuilder<unknown> {
  const { address, from, to, type, status, kind } = of;
  const solid = of.moment.solid.number;
  // Spelled out rather than "null or equal", so that the index of the type is used.
  const ofType = type === undefined ? sql`` : sql`and type = ${type}`;
  const ofKind = {
    earned: sql`and earned > 0`,
    received: sql`and received > 0 and type is not null`,
    withdrawal: sql`and type is null`,
  };
  const ofStatus = status === undefined ? sql`` : sql`and ${statusIs(status, solid, address)}`;
  return sql`
    select block || '-' || tx_idx || '-' || log_idx as id,
      case when type is null then 'withdrawal' when received > 0 then 'received' else 'earned' end as kind,
      type, coin, greatest(earned, received) as amount,
      case when block <= ${solid} then 'success' else 'confirming' end as status,
      ${isClaimed(address)} as claimed, null::text as code, null::jsonb as params, at, block, txid,
      case when type is null then (
        select w.id from withdrawal w where w.address = r.address
          and w.goal > r.upto - r.received and w.goal <= r.upto and w.head < r.block
        order by w.id desc limit 1
      ) end as withdrawal_id, null::text as order_id, tx_idx, log_idx
    from income_record r
    where address = ${address} and at >= ${from} and at < ${to} and (earned > 0 or received > 0)
      ${ofType} ${kind === undefined ? sql`` : ofKind[kind]} ${ofStatus}
      and not (type is null and block > ${solid} and exists (
        select from withdrawal w where w.address = r.address
          and w.goal > r.upto - r.received and w.goal <= r.upto and w.head < r.block))
    order by at desc, block desc, tx_idx desc, log_idx desc`;
}

/** How far funding reaches into the rebates of everyone, in the order in which they arose. */
const covered = sql`coalesce((select covers from payout_funding
  order by block desc, tx_idx desc, log_idx desc limit 1), 0)`;

/**
 * Whether a record was paid out: at once; by a later claim, which takes all of its type; or by payments of the payout
 * contract, which take the oldest first of what is funded. The point up to which they reach is found once, and only
 * where it is needed.
 */
const isClaimed = (address: Address) => sql`case
  when received > 0 or type is null then true
  when type in ('bonus', 'saleCredit') then exists (
    select from income_record c where c.address = ${address} and c.type = r.type and c.received > 0
      and (c.at, c.block, c.tx_idx, c.log_idx) > (r.at, r.block, r.tx_idx, r.log_idx))
  when type = 'feeRebate' and upto > ${covered} then false
  when type in ('feeRebate', 'distribution') then coalesce((at, block, tx_idx, log_idx) <= (
    select s.at, s.block, s.tx_idx, s.log_idx from (
      select at, block, tx_idx, log_idx,
        sum(case when type = 'distribution' then earned
          else greatest(0, least(earned, ${covered} - (upto - earned))) end) over (order by at, block, tx_idx, log_idx) as upto
      from income_record where address = ${address} and type in ('feeRebate', 'distribution')) s
    where s.upto <= (
      select max(p.upto) from income_record p where p.address = ${address} and p.type is null)
    order by s.at desc, s.block desc, s.tx_idx desc, s.log_idx desc limit 1), false)
  else true end`;

function statusIs(status: IncomeState, solid: number, address: Address): RawBuilder<unknown> {
  if (status === 'success') return sql`block <= ${solid} and ${isClaimed(address)}`;
  return status === 'confirming' ? sql`block > ${solid}` : sql`false`;
}

/** Sent and in no block yet, or failed. */
function ordersOf({ address, from, to, moment, ...of }: IncomePeriod): RawBuilder<unknown> {
  const { type = null, status = null, kind = null } = of;
  const types = sql`${JSON.stringify(claims)}::jsonb`;
  return sql`
    select * from (
      select o.id, case when o.kind = 'withdrawal.claim' then 'withdrawal' else 'received' end as kind,
        nullif(${types} ->> o.kind, '') as type, null::text as coin, null::numeric as amount,
        case o.state when 'submitted' then 'packing' when 'failing' then 'confirming' else 'failed' end
          as status, true as claimed,
        case o.state when 'dropped' then 'TX_DROPPED' else o.code end as code, o.params,
        o.chain_time as at, o.block, o.txid, null::bigint as withdrawal_id, o.id as order_id,
        null::int as tx_idx, null::int as log_idx
      from (
        select one.*, ${stateInSql(moment)} as state
        from (${orderRows} where o.address = ${address} and o.kind = any (${Object.keys(claims)})) one,
          lateral (select one.outcome, one.block) c (outcome, block),
          lateral (select one.deadline) h (deadline),
          lateral (select one.cancelled_at, one.expires_at) o (cancelled_at, expires_at)
      ) o where o.state in ('submitted', 'failing', 'failed', 'dropped', 'mismatched')
    ) found
    where at >= ${from} and at < ${to}
      and (${type}::text is null or type = ${type}) and (${status}::text is null or status = ${status})
      and (${kind}::text is null or kind = ${kind})`;
}

function withdrawalsOf({ address, from, to, moment, ...of }: IncomePeriod): RawBuilder<unknown> {
  const { type = null, status = null, kind = null } = of;
  return sql`
    select 'w' || id as id, 'withdrawal' as kind, null::text as type, '' as coin, asked as amount,
      status, true as claimed, case status when 'failed' then 'ROOT_VETOED' end as code, null::jsonb as params,
      chain_time as at, proposed_block as block, paid_txid as txid,
      id as withdrawal_id, null::text as order_id, null::int as tx_idx, null::int as log_idx
    from (${withdrawalView(moment.solid.number)} where w.address = ${address}) mine
    where status <> 'success' and chain_time >= ${from} and chain_time < ${to}
      and ${type}::text is null and (${status}::text is null or status = ${status})
      and (${kind}::text is null or ${kind} = 'withdrawal')`;
}

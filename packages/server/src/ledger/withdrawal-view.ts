import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { RootEnd } from './ledger-rows.ts';

/** A request with what the chain shows of it. Amounts in sun, chain times in milliseconds. */
export type WithdrawalRow = RootEnd &
  Readonly<{
    id: bigint;
    address: Address;
    asked: bigint;
    goal: bigint;
    head: number;
    chain_time: bigint;
    created_at: number;
    status: IncomeState;
    /** Of the payment that fulfilled it. */
    received: bigint | null;
    paid_block: number | null;
    paid_at: bigint | null;
    paid_txid: string | null;
    /** Of the root that carries it. */
    root: string | null;
    total: bigint | null;
    up_to_block: bigint | null;
    eta: bigint | null;
    proposed_block: number | null;
    proposed_at: bigint | null;
    proposed_txid: string | null;
  }>;

/**
 * Every request with its state, which follows from the ledger alone: the first root that carries all that was asked,
 * unless it was refused before, and the payment that brought it. Conditions are put behind it.
 */
export const withdrawalView = (solid: number): RawBuilder<WithdrawalRow> => sql<WithdrawalRow>`
  select w.id, w.address, w.asked, w.goal, w.head, w.chain_time, w.created_at,
    p.received, p.block as paid_block, p.at as paid_at, p.txid as paid_txid,
    r.root, r.total, r.up_to_block, r.eta, r.block as proposed_block, r.at as proposed_at,
    r.txid as proposed_txid, r.active_block, r.active_at, r.active_txid,
    r.vetoed_block, r.vetoed_at, r.vetoed_txid,
    case
      when r.vetoed_block is not null then 'failed'
      when p.block <= ${solid} then 'success'
      when r.active_block is not null then 'transferring'
      when r.block <= ${solid} then 'verifying'
      when r.block is not null then 'confirming'
      else 'packing'
    end as status
  from withdrawal w
  left join lateral (
    select received, block, at, txid from income_record
    where address = w.address and type is null and upto >= w.goal order by upto limit 1
  ) p on true
  left join lateral (
    select r.* from payout_leaf l join payout_root r using (block, tx_idx, log_idx)
    where l.address = w.address and l.cumulative >= w.goal
      and (r.vetoed_block is null or r.vetoed_block > w.head)
    order by block, tx_idx, log_idx limit 1
  ) r on true`;

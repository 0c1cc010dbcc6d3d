import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderState } from '@vellum/api/order-kinds/order-states';
import type { OrderFailure } from '@vellum/api/refusals/error-codes';
import type { AbiParameter } from '@vellum/tron/abi/abi-item';
import type { Address } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { type RawBuilder, sql } from 'kysely';
import type { ChainSeen } from './chain-seen.ts';
import type { Prepared } from './order-plan.ts';
import { type Moment, type OrderOutcome, stateOf } from './order-state.ts';
import type { PlacedCall } from './placed-call.ts';

/** A call as the wire tells it and the table keeps it. */
export type CallJson = Readonly<{
  contract: Address;
  method: string;
  params: PlacedCall['params'];
  callValueSun: string;
  feeLimit: string;
}>;

export type ApprovalJson = Readonly<{ token: Address; spender: Address; minAllowance: string }>;
export type BoundJson = Readonly<{ argument: number; atMost?: string; atLeast?: string }>;

/** An order with what its hints and the chain say. */
export type OrderRow = Readonly<{
  id: string;
  address: Address;
  kind: OrderKind;
  digest: string;
  quote: Prepared['quote'];
  call: CallJson;
  data: string;
  inputs: readonly AbiParameter[];
  bounds: readonly BoundJson[];
  approvals: readonly ApprovalJson[];
  parent_id: string | null;
  step: number | null;
  seen: ChainSeen;
  chain_time: bigint;
  created_at: number;
  expires_at: number;
  cancelled_at: number | null;
  cancelled_seen: ChainSeen | null;
  /** The latest of the hints that count. */
  deadline: bigint | null;
  txid: string | null;
  block: number | null;
  outcome: OrderOutcome | null;
  code: OrderFailure | null;
  params: Readonly<Record<string, string>> | null;
  result: Readonly<Record<string, string>> | null;
}>;

/**
 * Every order with its facts; conditions are put behind it. Columns by name: within a transaction a prepared statement
 * cannot be prepared again when a migration adds one.
 */
export const orderRows: RawBuilder<OrderRow> = sql<OrderRow>`
  select o.id, o.address, o.kind, o.digest, o.quote, o.call, o.data, o.inputs, o.bounds, o.approvals,
    o.parent_id, o.step, o.seen, o.chain_time, o.created_at, o.expires_at, o.cancelled_at, o.cancelled_seen,
    h.deadline, c.txid, c.block, c.outcome, c.code, c.params, c.result
  from orders o
  left join order_chain c on c.order_id = o.id
  left join lateral (
    select max(deadline) as deadline from order_hint where order_id = o.id and counts
  ) h on true`;

/** `stateOf` in SQL, for questions by state. */
export const stateInSql = ({ now, solid }: Moment): RawBuilder<OrderState> => sql<OrderState>`
  case
    when c.outcome = 'succeeded' then case when c.block <= ${solid.number} then 'settled' else 'included' end
    when c.outcome = 'failed' then case when c.block <= ${solid.number} then 'failed' else 'failing' end
    when o.cancelled_at is not null then 'cancelled'
    when h.deadline is null then
      case when ${new Date(now)}::timestamptz >= o.expires_at then 'expired' else 'created' end
    when c.outcome = 'mismatched' then 'mismatched'
    when ${solid.timestamp}::bigint > h.deadline then 'dropped'
    else 'submitted'
  end`;

/** The state of a row at a moment. */
export function stateOfRow(row: OrderRow, moment: Moment): OrderState {
  const { outcome, block, deadline } = row;
  return stateOf(
    {
      expiresAt: row.expires_at,
      isCancelled: row.cancelled_at !== null,
      deadline: deadline === null ? null : Number(deadline),
      chain: outcome === null || block === null ? null : { outcome, block },
    },
    moment,
  );
}

/** The call of a row as plans and the matcher read it. */
export function callOfRow({ call, data, inputs }: OrderRow): PlacedCall {
  return {
    contract: call.contract,
    method: call.method,
    params: call.params,
    value: BigInt(call.callValueSun),
    feeLimit: BigInt(call.feeLimit),
    data: fromHex(data),
    inputs,
  };
}

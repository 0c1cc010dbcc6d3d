import type { lpPurchaseStates } from '@vellum/api/order-kinds/display-states';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { type OrderRow, orderRows, stateInSql } from '../../orders/order-row.ts';
import type { Moment } from '../../orders/order-state.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { PoolRow, PurchaseRow } from './liquidity-rows.ts';

export type PurchaseState = (typeof lpPurchaseStates)[number];
type Whose = Readonly<{
  buyer: Address;
  status?: PurchaseState | undefined;
  most: number;
  /** Chain time, milliseconds. */
  now: number;
}>;

/** Pools, and what became of LP that was bought. */
export function liquidityStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    pools({ offset, limit }: Rows): Promise<PoolRow[]> {
      return read(
        sql<PoolRow>`select * from liquidity_pool order by pair offset ${offset} limit ${limit}`,
      );
    },
    async pool(pair: Address): Promise<PoolRow | undefined> {
      return (await read(sql<PoolRow>`select * from liquidity_pool where pair = ${pair}`))[0];
    },
    /** Purchases that are on the chain, newest first. */
    purchases({ buyer, status, most, now }: Whose): Promise<PurchaseRow[]> {
      if (status === 'confirming' || status === 'failed') return Promise.resolve([]);
      const inState =
        status === undefined
          ? sql`true`
          : sql`(taken_at is null and release_at > ${now}::bigint) = ${status === 'waitingRelease'}`;
      return read(sql<PurchaseRow>`select * from lp_purchase where buyer = ${buyer} and ${inState}
        order by at desc, lock_idx desc limit ${most}`);
    },
    /** Orders whose transaction is in progress, or came to nothing: what the chain has no row of. */
    unfulfilled({ buyer, status, most }: Whose, moment: Moment): Promise<OrderRow[]> {
      const states = status === undefined ? [...underWay, ...ended] : statesOf[status];
      if (states.length === 0) return Promise.resolve([]);
      return read(sql<OrderRow>`${orderRows}
        where o.address = ${buyer} and o.kind = 'liquidity.buy-lp'
          and ${stateInSql(moment)} = any (${[...states]}::text[])
        order by o.id desc limit ${most}`);
    },
  };
}

export type LiquidityStore = ReturnType<typeof liquidityStore>;

const underWay = ['submitted', 'failing'] as const;
const ended = ['failed', 'dropped', 'mismatched'] as const;

const statesOf: Readonly<Record<PurchaseState, readonly string[]>> = {
  confirming: underWay,
  waitingRelease: [],
  released: [],
  failed: ended,
};

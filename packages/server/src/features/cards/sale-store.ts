import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { CardEventRow } from './card-rows.ts';
import type { Rows } from './card-store.ts';

export type TradeSide = 'sold' | 'bought';
export type TradeRow = CardEventRow & Readonly<{ side: TradeSide }>;

export type MarketCount = Readonly<{
  level: number;
  pledged: bigint;
  on_sale: bigint;
  floor: bigint | null;
}>;

/** How many sales of a level are told. */
const LAST_SALES = 5;

/** Sales as the logs tell them, and what stands on the market by level. */
export function saleStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    /** Nobody buys from themselves, so no sale is on both sides. */
    tradesOf(address: Address, side: TradeSide | undefined, rows: Rows): Promise<TradeRow[]> {
      const until = rows.offset + rows.limit;
      const sold = tradesBy('sold', sql`from_address`, address, until);
      const bought = tradesBy('bought', sql`to_address`, address, until);
      const either = side === undefined ? sql`(${sold}) union all (${bought})` : null;
      return read(sql<TradeRow>`select * from (${either ?? (side === 'sold' ? sold : bought)}) t
        order by block desc, tx_idx desc, log_idx desc offset ${rows.offset} limit ${rows.limit}`);
    },
    /** The newest sales of every level, first sales and those of the market. */
    lastSales(levels: readonly number[]): Promise<CardEventRow[]> {
      return read(sql<CardEventRow>`
        select e.* from unnest(${plainArray(levels)}::integer[]) as of_level,
          lateral (select * from card_event where level = of_level and kind in ('minted', 'sold')
            order by block desc, tx_idx desc, log_idx desc limit ${LAST_SALES}) e`);
    },
    /** `now` is chain time: a frozen card cannot be bought. */
    onMarket(now: number): Promise<MarketCount[]> {
      return read(sql<MarketCount>`select level,
          count(*) filter (where unlock_at is not null) as pledged,
          count(*) filter (where price is not null and frozen_until <= ${now}::bigint) as on_sale,
          min(price) filter (where frozen_until <= ${now}::bigint) as floor
        from card where unlock_at is not null or price is not null group by level`);
    },
  };
}

export type SaleStore = ReturnType<typeof saleStore>;

/** As many as the page can need: the two sides are put together after that. */
const tradesBy = (side: TradeSide, column: RawBuilder<unknown>, address: Address, most: number) =>
  sql`select *, ${sql.lit(side)} as side from card_event
    where ${column} = ${address} and kind = 'sold'
    order by block desc, tx_idx desc, log_idx desc limit ${most}`;

import type { PoolSides } from '@vellum/api/otc/otc-offer';
import type { OfferOrder, OfferState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { batchedLookup } from '../../platform/chain/batched-lookup.ts';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { FillRow, OfferRow } from './offer-row.ts';

export type OfferFilter = Readonly<{
  state?: OfferState | undefined;
  sell?: Address | undefined;
  trx?: boolean | undefined;
  parts?: boolean | undefined;
  maker?: Address | undefined;
  taker?: Address | undefined;
  named?: boolean | undefined;
}>;

export type MakerRecord = Readonly<{ offers: bigint; fills: bigint; cancelled: bigint }>;

export type OtcStore = ReturnType<typeof otcStore>;

/** Reads of the desk. `now` is chain time in milliseconds. */
export const otcStore = (database: Database) => ({
  ...offerLists(database),
  ...otherReads(database),
});

function offerLists(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    page(
      filter: OfferFilter,
      order: Exclude<OfferOrder, 'cheapest'>,
      now: number,
      { offset, limit }: Rows,
    ): Promise<OfferRow[]> {
      const by = order === 'ending' ? sql`expires, id` : sql`id desc`;
      return read(sql<OfferRow>`select * from otc_offer where ${matches(filter, now)}
        order by ${by} offset ${offset} limit ${limit}`);
    },
    /** Pairs of coins that are offered: those of known coins first, then those with most offers. */
    pairs(filter: OfferFilter, now: number, most: number): Promise<OfferedPair[]> {
      return read(sql<OfferedPair>`select sell, want from otc_offer where ${matches(filter, now)}
        group by sell, want
        order by exists (select from otc_coin c where c.coin = sell and c.known) desc,
          count(*) desc, sell, want limit ${most}`);
    },
    /** Lowest against the pool of its pair first, those without one of these pools last. */
    pageByPool(
      filter: OfferFilter,
      pools: readonly PoolOfPair[],
      now: number,
      { offset, limit }: Rows,
    ): Promise<OfferRow[]> {
      return read(sql<OfferRow>`select o.* from otc_offer o left join unnest(
          ${plainArray(pools.map(({ pair }) => pair.sell))}::text[],
          ${plainArray(pools.map(({ pair }) => pair.want))}::text[],
          ${plainArray(pools.map(({ sides }) => sides.sell))}::numeric[],
          ${plainArray(pools.map(({ sides }) => sides.want))}::numeric[]
        ) as p (pool_sell, pool_want, sell_reserve, want_reserve)
          on pool_sell = sell and pool_want is not distinct from want
        where ${matches(filter, now)}
        order by want_amount * sell_reserve / (amount * want_reserve) nulls last, id desc
        offset ${offset} limit ${limit}`);
    },
    async count(filter: OfferFilter, now: number): Promise<number> {
      const found = await read(sql<{ n: bigint }>`
        select count(*) as n from otc_offer where ${matches(filter, now)}`);
      return Number(found[0]?.n ?? 0n);
    },
    /** Coins with open offers, those with most first. */
    coins(now: number, most: number): Promise<OfferedCoin[]> {
      return read(sql<OfferedCoin>`
        select sell as coin, count(*) as offers from otc_offer
        where ${matches({ state: 'open' }, now)} group by sell
        order by offers desc, sell limit ${most}`);
    },
    /** One statement for all coins of a list. */
    isKnown: batchedLookup<Address, boolean>(async (coins) => {
      const found = await read(sql<{ coin: Address }>`
        select coin from otc_coin where known and coin = any (${plainArray(coins)}::text[])`);
      return new Map(found.map(({ coin }) => [coin, true]));
    }),
  };
}

type OfferedPair = Pick<OfferRow, 'sell' | 'want'>;

/** What the pool of a pair holds, none of it nothing. */
export type PoolOfPair = Readonly<{ pair: OfferedPair; sides: PoolSides }>;

type OfferedCoin = Readonly<{ coin: Address; offers: bigint }>;

function otherReads(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    async find(id: bigint): Promise<OfferRow | null> {
      const found = await read(sql<OfferRow>`select * from otc_offer
        where id = ${String(id)}::numeric`);
      return found[0] ?? null;
    },
    fills(of: FillFilter, { offset, limit }: Rows): Promise<FillRow[]> {
      return read(sql<FillRow>`select * from otc_fill where ${ofFills(of)}
        order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`);
    },
    /** How much of a coin one address took from another. */
    async taken(of: Readonly<{ maker: Address; taker: Address; sell: Address }>): Promise<bigint> {
      const found = await read(sql<{ sum: bigint }>`
        select least(coalesce(sum(amount), 0), 2::numeric ^ 256 - 1)::numeric(78, 0) as sum from otc_fill
        where maker = ${of.maker} and taker = ${of.taker} and sell = ${of.sell}`);
      return found[0]?.sum ?? 0n;
    },
    /** What an address did as a maker. An offer whose rest went back before its end counts as cancelled. */
    async makerRecord(maker: Address): Promise<MakerRecord> {
      const found = await read(sql<MakerRecord>`select count(*) as offers,
          coalesce(sum(fills), 0)::bigint as fills,
          count(*) filter (where remaining > 0 and closed_at < expires) as cancelled
        from otc_offer where maker = ${maker}`);
      return found[0] as MakerRecord;
    },
  };
}

export type FillFilter = Readonly<{
  offerId?: bigint | undefined;
  /** On either side. */
  address?: Address | undefined;
  maker?: Address;
  taker?: Address;
}>;

const ofFills = ({ offerId, address, maker, taker }: FillFilter) =>
  sql.join(
    [
      offerId === undefined ? sql`true` : sql`offer = ${String(offerId)}::numeric`,
      address === undefined ? sql`true` : sql`(taker = ${address} or maker = ${address})`,
      maker === undefined ? sql`true` : sql`maker = ${maker}`,
      taker === undefined ? sql`true` : sql`taker = ${taker}`,
    ],
    sql` and `,
  );

function matches(filter: OfferFilter, now: number) {
  const { state, sell, trx, parts, maker, taker, named = false } = filter;
  return sql.join(
    [
      inState(state, now),
      sell === undefined ? sql`true` : sql`sell = ${sell}`,
      trx === undefined ? sql`true` : sql`(want is null) = ${trx}`,
      parts === undefined ? sql`true` : sql`whole_only = ${!parts}`,
      maker === undefined ? sql`true` : sql`maker = ${maker}`,
      taker === undefined ? sql`true` : forTaker(taker, named),
    ],
    sql` and `,
  );
}

const forTaker = (taker: Address, named: boolean) =>
  named
    ? sql`only_taker = ${taker}`
    : sql`(only_taker is null or only_taker = ${taker} or maker = ${taker})`;

/** `offerStateOf` in SQL. */
function inState(state: OfferState | undefined, now: number) {
  switch (state) {
    case undefined:
      return sql`true`;
    case 'open':
      return sql`closed_at is null and expires > ${now}::bigint`;
    case 'expired':
      return sql`closed_at is null and expires <= ${now}::bigint`;
    case 'taken':
      return sql`closed_at is not null and remaining = 0`;
    case 'cancelled':
      return sql`closed_at is not null and remaining > 0`;
  }
}

import type { TradeState } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { hasFailed, named } from '../../launches/launch-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { FillRow, TradeBuyerRow } from './trade-rows.ts';

/** An internal trade with everything that is shown of it. */
export type MarketSaleRow = Readonly<{
  token: Address;
  token_name: string;
  token_symbol: string;
  image: string | null;
  trade: Address;
  presale: Address;
  owner: Address | null;
  price: bigint;
  max: bigint;
  shares: bigint;
  tokens_per_share: bigint;
  sold: bigint;
  status: TradeState;
  end_time: bigint | null;
  listed: number;
  delivered: bigint;
  refunded: bigint;
  withdrawn_at: bigint | null;
  block: number;
  my_shares: bigint | null;
  my_paid: bigint | null;
  my_settled: string | null;
  my_allowed: boolean | null;
  my_listed_at: bigint | null;
}>;

type Seen = Readonly<{ now: number; by: Address | null }>;
export type ShownFillRow = FillRow & Readonly<{ tokens_per_share: bigint | null }>;

/** Reads of internal trades and of trades. Times are chain time in milliseconds. */
export function tradeStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    async sale(token: Address, seen: Seen): Promise<MarketSaleRow | null> {
      const found = await read(sql<MarketSaleRow>`${sales(seen)} where l.token = ${token}`);
      return found[0] ?? null;
    },
    /** Open ones first, the next to end before the others; then the newest. Launches without shares have none. */
    sales(status: TradeState | undefined, seen: Seen, rows: Rows): Promise<MarketSaleRow[]> {
      const is = statusAt(seen.now);
      const wanted = status === undefined ? sql`true` : sql`${is} = ${status}`;
      // The page is found first: what is shown of a sale is in many tables.
      return read(sql<MarketSaleRow>`
        with page as materialized (
          select l.token, row_number() over () as place from (
            select l.token from ${salesOnly} where c.trade_shares > 0 and ${wanted}
            order by (${is} = 'open') desc, case when ${is} = 'open' then e.end_time end, l.idx desc
            offset ${rows.offset} limit ${rows.limit}) l)
        ${sales(seen)} join page on page.token = l.token order by page.place`);
    },
    allowed(token: Address, { offset, limit }: Rows): Promise<TradeBuyerRow[]> {
      return read(sql<TradeBuyerRow>`select * from trade_buyer
        where trade = (select trade from launch_token where token = ${token}) and allowed
        order by listed_at desc, buyer offset ${offset} limit ${limit}`);
    },
    fills(token: Address, by: Address | undefined, { offset, limit }: Rows) {
      const whose = by === undefined ? sql`true` : sql`trader = ${by}`;
      return read(sql<ShownFillRow>`select f.*, c.tokens_per_share
        from fill f left join launch_constant c using (token) where token = ${token} and ${whose}
        order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`);
    },
    /** Every trade that the address has bought in. */
    ofBuyer(buyer: Address): Promise<TradeBuyerRow[]> {
      return read(sql<TradeBuyerRow>`select * from trade_buyer
        where buyer = ${buyer} and shares > 0 order by token`);
    },
  };
}

export type TradeStore = ReturnType<typeof tradeStore>;

/** As the contract computes it. */
const statusAt = (now: number) => sql`case
  when l.trade_state = 3 or ${hasFailed(now)} then 'cancelled'
  when l.trade_state = 0 then 'closed'
  when l.trade_state = 2 or e.end_time <= ${now}::bigint or l.trade_sold = c.trade_shares then 'ended'
  else 'open' end`;

const salesOnly = sql`launch_token l join launch_constant c using (token)
    left join trade_total s on s.trade = l.trade
    left join trade_end e on e.trade = l.trade and e.opened_txid = s.opened_txid`;

const sales = ({ now, by }: Seen) => sql`
  select l.token, ${named}, (select t.texts ->> 'image' from token_text t where t.token = l.token
      order by t.number desc limit 1) as image,
    l.trade, l.presale, l.trade_owner as owner, l.trade_price as price, l.trade_max as max,
    c.trade_shares as shares, c.tokens_per_share, l.trade_sold as sold, ${statusAt(now)} as status,
    e.end_time, coalesce(s.listed, 0) as listed, coalesce(s.delivered, 0) as delivered,
    coalesce(s.refunded, 0) as refunded, s.withdrawn_at, l.changed_block as block,
    b.shares as my_shares, b.paid as my_paid, b.settled as my_settled, b.allowed as my_allowed,
    b.listed_at as my_listed_at
  from ${salesOnly} left join trade_buyer b on b.trade = l.trade and b.buyer = ${by}`;

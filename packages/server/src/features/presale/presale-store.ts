import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import { hasFailed, named } from '../../launches/launch-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { PresaleBuyerRow, PresaleRecordRow } from './presale-rows.ts';

/** Money that waits for whoever paid it. */
export type RefundRow = Readonly<{
  kind: 'presale' | 'trade';
  contract: Address;
  token: Address;
  token_name: string;
  token_symbol: string;
  shares: bigint;
  refund: bigint;
}>;

type PresaleOwners = Readonly<{ owners: bigint; largest: bigint; ten: bigint }>;
export type TopBuyer = Readonly<{ buyer: Address; owner: Address; shares: bigint; paid: bigint }>;

type PresaleTotals = Readonly<{ buyers: bigint; refunded: bigint }>;

/** Reads of presales. `now` is chain time in milliseconds. */
export function presaleStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    async buyer(presale: Address, buyer: Address): Promise<PresaleBuyerRow | null> {
      const found = await read(sql<PresaleBuyerRow>`select * from presale_buyer
        where presale = ${presale} and buyer = ${buyer}`);
      return found[0] ?? null;
    },
    /** Addresses that hold shares, and what all got back after a failure. */
    async totals(presale: Address): Promise<PresaleTotals> {
      const [found] = await read(sql<PresaleTotals>`
        select count(*) filter (where shares > 0) as buyers, coalesce(sum(refunded), 0) as refunded
        from presale_buyer where presale = ${presale}`);
      return found ?? { buyers: 0n, refunded: 0n };
    },
    /** How the shares are spread over owners: wallets of one source are one. */
    async owners(presale: Address): Promise<PresaleOwners> {
      const [found] = await read(sql<PresaleOwners>`select count(*) as owners,
          coalesce(max(shares), 0) as largest, coalesce(sum(shares) filter (where place <= 10), 0) as ten
        from (select sum(shares) as shares, row_number() over (order by sum(shares) desc) as place
          from presale_buyer left join wallet_source on address = buyer
          where presale = ${presale} and shares > 0 group by coalesce(root, buyer)) owner`);
      return found ?? { owners: 0n, largest: 0n, ten: 0n };
    },
    topBuyers(presale: Address): Promise<TopBuyer[]> {
      return read(sql<TopBuyer>`select buyer, coalesce(root, buyer) as owner, shares, paid
        from presale_buyer left join wallet_source on address = buyer
        where presale = ${presale} and shares > 0 order by shares desc, buyer limit 10`);
    },
    records(
      token: Address,
      buyer: Address | undefined,
      { offset, limit }: Rows,
    ): Promise<PresaleRecordRow[]> {
      const whose = buyer === undefined ? sql`true` : sql`buyer = ${buyer}`;
      return read(sql<PresaleRecordRow>`select * from presale_record
        where token = ${token} and ${whose}
        order by block desc, tx_idx desc, log_idx desc offset ${offset} limit ${limit}`);
    },
    /** Of failed presales, and of trades that were called off or whose presale failed. */
    refunds(buyer: Address, now: number): Promise<RefundRow[]> {
      return read(sql<RefundRow>`
        select 'presale' as kind, b.presale as contract, b.token, ${named}, b.shares, b.paid as refund
        from presale_buyer b join launch_token l using (token) left join launch_constant c using (token)
        where b.buyer = ${buyer} and b.shares > 0 and b.refunded = 0 and ${hasFailed(now)}
        union all
        select 'trade', b.trade, b.token, ${named}, b.shares, b.paid
        from trade_buyer b join launch_token l using (token) left join launch_constant c using (token)
        where b.buyer = ${buyer} and b.shares > 0 and b.settled is null
          and (l.trade_state = 3 or ${hasFailed(now)})
        order by token, kind`);
    },
    /** Every presale that the address has a part in. */
    ofBuyer(buyer: Address): Promise<PresaleBuyerRow[]> {
      return read(sql<PresaleBuyerRow>`select * from presale_buyer
        where buyer = ${buyer} and shares > 0 order by token`);
    },
  };
}

export type PresaleStore = ReturnType<typeof presaleStore>;

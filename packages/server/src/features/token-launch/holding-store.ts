import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { hasFailed } from '../../launches/launch-reader.ts';
import type { Database } from '../../platform/database/database.ts';

export type PresaleHolding = Readonly<{
  token: Address;
  shares: bigint;
  paid: bigint;
  claimed_lp: bigint;
  refunded: bigint;
}>;
export type TradeHolding = Readonly<{
  token: Address;
  shares: bigint;
  paid: bigint;
  settled: 'delivered' | 'refunded' | null;
}>;
export type LockHolding = Readonly<{
  coin: Address;
  amount: bigint;
  lock_time: bigint;
  create_time: bigint;
  /** The launch whose token or LP it is. */
  token: Address | null;
}>;

/** Sun: of my own launches, of sales that still run or wait, and what can be had back now. */
type HoldingTotals = Readonly<{ raised: bigint; paid_in: bigint; refundable: bigint }>;

/** Of each kind: more than anyone reads on one page. */
const MOST = 50;
/** State of a trade that was called off. */
const CANCELLED = 3;

/** What an address holds in sales and locks, the newest first. */
export function holdingStore(database: Database) {
  return {
    async presales(buyer: Address): Promise<readonly PresaleHolding[]> {
      const { rows } = await sql<PresaleHolding>`select token, shares, paid, claimed_lp, refunded
        from presale_buyer where buyer = ${buyer} and shares > 0
        order by block desc, token limit ${MOST}`.execute(database);
      return rows;
    },
    async trades(buyer: Address): Promise<readonly TradeHolding[]> {
      const { rows } = await sql<TradeHolding>`select token, shares, paid, settled
        from trade_buyer where buyer = ${buyer} and shares > 0
        order by block desc, token limit ${MOST}`.execute(database);
      return rows;
    },
    async locks(locker: Address): Promise<readonly LockHolding[]> {
      const { rows } = await sql<LockHolding>`select l.coin, l.amount, l.lock_time, l.create_time,
          coalesce(ofToken.token, ofPair.token) as token
        from lock_record l left join launch_token ofToken on ofToken.token = l.coin
          left join launch_token ofPair on ofPair.pair = l.coin
        where l.locker = ${locker} and l.taken_at is null
        order by l.lock_time, l.idx limit ${MOST}`.execute(database);
      return rows;
    },
    /** Over everything, however much of it the lists show. `now` is chain time in milliseconds. */
    async totals(me: Address, now: number): Promise<HoldingTotals> {
      const failed = hasFailed(now);
      const { rows } = await sql<HoldingTotals>`
        with part as (
          select case when l.launched_at is null and b.refunded = 0 then b.paid else 0 end as paid_in,
            case when ${failed} and b.refunded = 0 then b.paid else 0 end as refundable
          from presale_buyer b join launch_token l using (token)
          where b.buyer = ${me} and b.shares > 0
          union all
          select b.paid, case when l.trade_state = ${CANCELLED} or ${failed} then b.paid else 0 end
          from trade_buyer b join launch_token l using (token)
          where b.buyer = ${me} and b.shares > 0 and b.settled is null)
        select coalesce(sum(paid_in), 0) as paid_in, coalesce(sum(refundable), 0) as refundable,
          (select coalesce(sum(l.sold * l.share_price), 0) from launch_token l
            where l.creator = ${me} and not ${failed}) as raised
        from part`.execute(database);
      return rows[0] ?? { raised: 0n, paid_in: 0n, refundable: 0n };
    },
  };
}

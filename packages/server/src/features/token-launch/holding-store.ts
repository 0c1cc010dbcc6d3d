import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
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

/** Of each kind: more than anyone reads on one page. */
const MOST = 50;

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
  };
}

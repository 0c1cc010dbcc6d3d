import type { PresaleState } from '@vellum/api/wire/choice-lists';
import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import type { LaunchRow } from '../../launches/launch-row.ts';
import { LP_PARTS } from './concentrations.ts';
import { STAGE } from './token-statement.ts';

export type LpRow = Readonly<{ owner: Address; amount: bigint; wallets: number }>;
export type MadeRow = Pick<
  LaunchRow,
  'token' | 'idx' | 'created_at' | 'share_price' | 'sold' | 'reserve_trx'
> &
  Readonly<{ name: string; symbol: string; stage: PresaleState; launches: number }>;

const SHOWN_HOLDERS = 10;
const MOST_MADE = 50;

const LP_HOLDERS = `with picked as materialized (select * from launch_token where token = any ($1::text[]))
  select owner, sum(amount) as amount, (count(*) over ())::integer as wallets from (${LP_PARTS}) part
  where amount > 0 group by owner order by 2 desc, 1 limit $4`;

const MADE_BY = `select t.token, t.idx, t.created_at, t.share_price, t.sold, t.reserve_trx, ${STAGE} as stage,
    coalesce(c.name, '') as name, coalesce(c.symbol, '') as symbol, (count(*) over ())::integer as launches
  from chain_cursor cur, launch_token t left join launch_constant c using (token)
  where cur.name = 'chain' and t.creator = $1 order by t.idx desc limit $2`;

/** What only the page of one token shows. */
export function detailStore(pool: Pool, locker: Address) {
  return {
    /** What a creator launched, the newest first, and how many there are in all. */
    async madeBy(creator: Address): Promise<readonly MadeRow[]> {
      const values = [creator, MOST_MADE];
      return (await pool.query<MadeRow>({ name: 'launches made', text: MADE_BY, values })).rows;
    },
    /** Wallets with LP of a launched token, the largest first, and how many there are in all. */
    async lpHolders(token: Address): Promise<readonly LpRow[]> {
      const values = [[token], locker, DEAD_ADDRESS, SHOWN_HOLDERS];
      return (await pool.query<LpRow>({ name: 'launch lp holders', text: LP_HOLDERS, values }))
        .rows;
    },
  };
}

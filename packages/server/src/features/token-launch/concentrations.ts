import type { Concentration } from '@vellum/api/token-launch/safety-facts';
import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import type { LaunchRow } from '../../launches/launch-row.ts';

/** How much the largest owners have, wallets of one source together. */
export type Concentrations = Readonly<{
  shares: Concentration;
  lp: Concentration;
  /** Tokens of the ten largest owners. */
  topTen: bigint;
}>;

type TokenRow = Pick<LaunchRow, 'token'>;
type Row = Readonly<{ token: Address; kind: string; largest: bigint; ten: bigint; total: bigint }>;

/**
 * LP by wallet: what lies in it, in its locks, and what it can claim from the presale now or later; before the launch
 * what the shares sold now would give. $2 is the locker, $3 where burned LP goes.
 */
export const LP_PARTS = `select l.token, 'lp' as kind, b.buyer as owner,
      case when l.launched_at is null then b.shares * l.user_lp_share
      else trunc(l.lp_for_users * b.shares / nullif(l.sold, 0)) - b.claimed_lp end as amount,
      case when l.launched_at is null then l.sold * 10000 else l.lp_supply end as total
    from picked l join presale_buyer b using (presale)
  union all select l.token, 'lp', l.creator_lp_receiver, l.sold * l.creator_lp_share, l.sold * 10000
    from picked l where l.launched_at is null and l.sold > 0
  union all select l.token, 'lp', h.owner, h.amount, l.lp_supply
    from picked l join lp_holder h using (pair) where h.owner not in (l.presale, l.pair, $2, $3)
  union all select l.token, 'lp', k.locker, k.amount, l.lp_supply
    from picked l join lock_record k on k.coin = l.pair and k.taken_at is null`;

const PARTS = `${LP_PARTS}
  union all select l.token, 'shares', b.buyer, b.shares, l.sold
    from picked l join presale_buyer b using (presale)
  union all select l.token, 'tokens', h.owner, h.amount, l.supply
    from picked l join launch_holder h using (token)
    where h.owner not in (l.token, l.pair, l.presale, l.trade, l.base_pool, $2, $3)`;

const TEXT = `with picked as materialized (select * from launch_token where token = any ($1::text[]))
  select token, kind, max(amount) as largest, sum(amount) filter (where place <= 10) as ten, max(total) as total
  from (select token, kind, sum(amount) as amount, max(total) as total,
      row_number() over (partition by token, kind order by sum(amount) desc) as place
    from (${PARTS}) part left join wallet_source w on w.address = part.owner
    where part.amount > 0 group by token, kind, coalesce(w.root, part.owner)) owners
  group by token, kind`;

/** Launches with how much their largest owners have now: transfers, locks and new sources change it at any time. */
export async function withConcentrations<R extends TokenRow>(
  pool: Pool,
  locker: Address,
  rows: readonly R[],
) {
  const read = await ask(pool, rows, locker);
  return rows.map((row) => ({ ...row, concentrations: concentrationsIn(read, row.token) }));
}

async function ask(
  pool: Pool,
  rows: readonly TokenRow[],
  locker: Address,
): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  const values = [rows.map(({ token }) => token), locker, DEAD_ADDRESS];
  return (await pool.query<Row>({ name: 'launch concentrations', text: TEXT, values })).rows;
}

function concentrationsIn(rows: readonly Row[], token: Address): Concentrations {
  const of = (kind: string): Concentration => {
    const row = rows.find((each) => each.token === token && each.kind === kind);
    return row
      ? { largest: row.largest, topTen: row.ten, total: row.total }
      : { largest: 0n, topTen: 0n, total: 0n };
  };
  return { shares: of('shares'), lp: of('lp'), topTen: of('tokens').topTen };
}

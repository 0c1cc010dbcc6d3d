import { REFERRAL_DAYS, referralSteps } from '@vellum/api/team/referrals';
import { sql } from 'kysely';
import type { ReplyPosition } from '../../indexer/chain-position.ts';
import type { Database } from '../../platform/database/database.ts';
import { perBlock } from '../../platform/per-block.ts';
import { dayOf } from './earnings.ts';

type ReferralDependencies = Readonly<{
  database: Database;
  position(): Promise<ReplyPosition>;
}>;

type Row = Readonly<{
  head: number;
  solid: number;
  members: bigint;
  inviters: bigint;
  earners: bigint;
  fees: bigint;
  direct: bigint;
  second: bigint;
  median: bigint | null;
  highest: bigint | null;
  steps: readonly number[];
  recent_fees: bigint;
  recent_earned: bigint;
  recent_median: bigint | null;
}>;

/** What inviting earned everyone, put together once for a block. */
export function referralStatistics({ database, position }: ReferralDependencies) {
  const at = perBlock(async (day: number) => shown(await read(database, day)));
  return async () => {
    const { headId, solid, chainTime } = await position();
    return at(`${headId} ${solid}`, dayOf(chainTime) - REFERRAL_DAYS + 1);
  };
}

/** One statement, so that all figures are of the same block. */
async function read(database: Database, since: number): Promise<Row> {
  const earned = sql`m.earned_direct + m.earned_second`;
  const { rows } = await sql<Row>`
    with inviter as (
      select ${earned} as earned, coalesce(d.earned, 0) as recent
      from member m left join (
        select earner, sum(earned) as earned from referral_day where day >= ${since} group by earner
      ) d on d.earner = m.address
      where m.direct_count > 0 and m.parent is not null
    ), step as (
      select place, (
        select count(*)::integer from inviter where width_bucket(earned, ${bounds}) = place
      ) as count from generate_series(0, ${referralSteps.length}) place
    ), days as (
      select sum(fees) as fees, sum(earned) as earned from fee_day where day >= ${since}
    )
    select c.number as head, c.solid_number as solid,
      (select count(*) from member where parent is not null) as members,
      (select count(*) from inviter) as inviters,
      (select count(*) from inviter where earned > 0) as earners,
      (select coalesce(sum(fees), 0) from fee_day) as fees,
      (select coalesce(sum(earned_direct), 0) from member) as direct,
      (select coalesce(sum(earned_second), 0) from member) as second,
      (select ${middle('earned')} from inviter) as median,
      (select max(earned) from inviter) as highest,
      (select json_agg(count order by place) from step) as steps,
      coalesce(days.fees, 0) as recent_fees, coalesce(days.earned, 0) as recent_earned,
      (select ${middle('recent')} from inviter) as recent_median
    from days left join chain_cursor c on c.name = 'chain'
  `.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('statistics have one row');
  return row;
}

const bounds = sql`${referralSteps.map(String)}::numeric[]`;

/** The mean of the two in the middle, which are one when their number is odd; rounded down. */
const middle = (column: string) => sql`floor((
  percentile_disc(0.5) within group (order by ${sql.ref(column)}) +
  percentile_disc(0.5) within group (order by ${sql.ref(column)} desc)) / 2)`;

const shown = (row: Row) => ({
  members: Number(row.members),
  inviters: Number(row.inviters),
  earners: Number(row.earners),
  fees: `${row.fees}`,
  direct: `${row.direct}`,
  second: `${row.second}`,
  share: shareOf(row.direct + row.second, row.fees),
  median: `${row.median ?? 0n}`,
  highest: `${row.highest ?? 0n}`,
  steps: [0n, ...referralSteps].map((from, place) => ({
    from: `${from}`,
    count: row.steps[place] ?? 0,
  })),
  recent: {
    days: REFERRAL_DAYS,
    fees: `${row.recent_fees}`,
    earned: `${row.recent_earned}`,
    median: `${row.recent_median ?? 0n}`,
  },
  asOf: { head: row.head ?? 0, solid: row.solid ?? 0 },
});

/** Basis points, rounded up: what goes out is never told smaller than it is. */
const shareOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n + whole - 1n) / whole);

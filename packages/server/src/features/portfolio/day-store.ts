import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PortfolioDay } from './portfolio-day.ts';

type Row = Readonly<{
  at: string;
  block: number;
  total_u: string;
  total_trx: string;
  assets: readonly (readonly [string, string, string])[];
  earned: readonly (readonly [string, string])[];
}>;

const DAY_MS = 86_400_000;
/** As many as a line can show. */
const MOST_DAYS = 400;

export const dayNumber = (at: number): number => Math.floor(at / DAY_MS);

export type OwnFacts = Readonly<{
  /** The oldest first. */
  days: readonly PortfolioDay[];
  drafts: number;
  invited: number;
  invited_waiting: number;
  shows_name: boolean;
}>;

export type DayStore = ReturnType<typeof dayStore>;

/** The days of an address, and what else only it may see. */
export function dayStore(database: Database) {
  return {
    async keep(address: Address, day: PortfolioDay): Promise<void> {
      const assets = [...day.assets].map(([key, { amount, u }]) => [key, `${amount}`, `${u}`]);
      const earned = [...day.earned].map(([coin, amount]) => [coin, `${amount}`]);
      await sql`insert into portfolio_day
          (address, day, at, block, total_u, total_trx, assets, earned)
        values (${address}, ${dayNumber(day.at)}, ${day.at}, ${day.block}, ${day.u}, ${day.trx},
          ${JSON.stringify(assets)}::jsonb, ${JSON.stringify(earned)}::jsonb)
        on conflict (address, day) do nothing`.execute(database);
    },
    /** Members who were here before and have no row of the day yet. */
    async withoutDay(day: number, after: string, limit: number): Promise<readonly Address[]> {
      const { rows } = await sql<{ address: Address }>`
        select a.address from account a join member m on m.address = a.address
        where a.address > ${after} and not exists (select from portfolio_day d
          where d.address = a.address and d.day = ${day})
        order by a.address limit ${limit}`.execute(database);
      return rows.map(({ address }) => address);
    },
    /** By one statement. */
    async own(address: Address): Promise<OwnFacts> {
      const { rows } = await sql<Omit<OwnFacts, 'days'> & { days: readonly Row[] }>`select
        (select coalesce(json_agg(row_to_json(d) order by d.day), '[]') from (
          select day, at::text, block, total_u::text, total_trx::text, assets, earned
          from portfolio_day where address = ${address} order by day desc limit ${MOST_DAYS}
        ) d) as days,
        (select count(*)::integer from launch_draft where address = ${address}) as drafts,
        coalesce((select direct_count::integer from member where address = ${address}), 0) as invited,
        (select count(*)::integer from account a where inviter_hint = ${address}
          and not exists (select from member m where m.address = a.address)) as invited_waiting,
        exists (select from portfolio_name where address = ${address}) as shows_name
      `.execute(database);
      const [row] = rows;
      if (row === undefined) throw new Error('sums have no row');
      return { ...row, days: row.days.map(dayFrom) };
    },
    async showName(address: Address, show: boolean): Promise<void> {
      await (show
        ? sql`insert into portfolio_name values (${address}) on conflict do nothing`
        : sql`delete from portfolio_name where address = ${address}`
      ).execute(database);
    },
  };
}

const dayFrom = ({ at, block, total_u, total_trx, assets, earned }: Row): PortfolioDay => ({
  at: Number(at),
  block,
  u: BigInt(total_u),
  trx: BigInt(total_trx),
  assets: new Map(
    assets.map(([key, amount, u]) => [key, { amount: BigInt(amount), u: BigInt(u) }]),
  ),
  earned: new Map(earned.map(([coin, amount]) => [coin, BigInt(amount)])),
});

import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { LaunchRow } from './launch-row.ts';

/** A launch for those who only read it. */
export type Launch = Readonly<LaunchRow>;

export type LaunchReader = (token: Address) => Promise<Launch>;

/** Refuses with NOT_FOUND what no factory of ours made. */
export function launchReader(database: Database): LaunchReader {
  return async (token) => {
    const { rows } = await sql<Launch>`
      select * from launch_token where token = ${token}`.execute(database);
    const [found] = rows;
    if (found === undefined) throw new Refusal({ code: 'NOT_FOUND' });
    return found;
  };
}

/** Name and symbol of the row `launch`, for SQL; empty until the node was asked for them. */
export const named = sql`coalesce(c.name, '') as token_name, coalesce(c.symbol, '') as token_symbol`;

/** Whether the presale of the row `l` failed by this chain time; missing the goal needs no mark. */
export const hasFailed = (now: number) => sql`(l.launched_at is null and (l.failed_at is not null
  or (l.sold_out_at is null and l.end_time <= ${now}::bigint
    and l.sold * 10000 < l.shares * l.soft_cap_rate)))`;

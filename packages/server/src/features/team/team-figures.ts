import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import type { TeamTables } from './member-row.ts';

export type TeamFigures = Readonly<{
  /** Levels below an address that have members. */
  depth(top: Address): Promise<number>;
  /** Direct members whose activation is not older than a time of the chain. */
  directSince(top: Address, time: number): Promise<number>;
}>;

/** Figures that no counter holds. */
export function teamFigures(database: Database): TeamFigures {
  const tables = database.withTables<TeamTables>();
  return {
    async depth(top) {
      const deepest = await tables
        .selectFrom('member_closure')
        .select('depth')
        .where('ancestor', '=', top)
        .orderBy('depth', 'desc')
        .limit(1)
        .executeTakeFirst();
      return deepest?.depth ?? 0;
    },
    async directSince(top, time) {
      const { count } = await tables
        .selectFrom('member')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('parent', '=', top)
        .where('activated_at', '>=', BigInt(time))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import type { MemberRow, TeamTables } from './member-row.ts';

type Rows = Readonly<{ offset: number; limit: number }>;

export type TeamPages = Readonly<{
  /** Newest first; `paid` is null where no fee was ever paid. */
  direct(top: Address, rows: Rows): Promise<(MemberRow & { paid: bigint | null })[]>;
  /** Level by level, newest first within each. */
  team(top: Address, depth: number, rows: Rows): Promise<(MemberRow & { below: number })[]>;
}>;

/**
 * Members below an address. A page is a walk along an index, however large the team is: what is skipped is
 * skipped there, before anything is joined.
 */
export function teamPages(database: Database): TeamPages {
  const tables = database.withTables<TeamTables>();
  return {
    direct: (top, { offset, limit }) => {
      const page = tables
        .selectFrom('member')
        .selectAll()
        .where('parent', '=', top)
        .orderBy('number', 'desc')
        .offset(offset)
        .limit(limit);
      return tables
        .selectFrom(page.as('page'))
        .leftJoin('fee_payer', 'fee_payer.address', 'page.address')
        .selectAll('page')
        .select('fee_payer.paid')
        .orderBy('page.number', 'desc')
        .execute();
    },
    team: (top, depth, { offset, limit }) => {
      const page = tables
        .selectFrom('member_closure')
        .select(['descendant', 'depth as below', 'number as place'])
        .where('ancestor', '=', top)
        .where('depth', '<=', depth)
        .orderBy('depth')
        .orderBy('number', 'desc')
        .offset(offset)
        .limit(limit);
      return tables
        .selectFrom(page.as('page'))
        .innerJoin('member', 'member.address', 'page.descendant')
        .selectAll('member')
        .select('page.below')
        .orderBy('page.below')
        .orderBy('page.place', 'desc')
        .execute();
    },
  };
}

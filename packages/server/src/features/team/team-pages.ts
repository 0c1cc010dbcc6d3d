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

/** Members below an address. A page is a walk along an index, however large the team is. */
export function teamPages(database: Database): TeamPages {
  const tables = database.withTables<TeamTables>();
  return {
    direct: (top, { offset, limit }) =>
      tables
        .selectFrom('member')
        .leftJoin('fee_payer', 'fee_payer.address', 'member.address')
        .selectAll('member')
        .select('fee_payer.paid')
        .where('parent', '=', top)
        .orderBy('number', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    team: (top, depth, { offset, limit }) =>
      tables
        .selectFrom('member_closure')
        .innerJoin('member', 'member.address', 'member_closure.descendant')
        .selectAll('member')
        .select('member_closure.depth as below')
        .where('member_closure.ancestor', '=', top)
        .where('member_closure.depth', '<=', depth)
        .orderBy('member_closure.depth')
        .orderBy('member_closure.number', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
  };
}

import type { Address } from '@vellum/tron/address';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { MemberRow, TeamTables } from './member-row.ts';

type Rows = Readonly<{ offset: number; limit: number }>;

export type DirectRow = MemberRow &
  Readonly<{
    paid: bigint | null;
    /** Of the fees of the member, and of those whom the member invited. */
    earned: bigint | null;
    earned_through: bigint | null;
  }>;

export type TeamPages = Readonly<{
  /** Newest first; `paid` is null where no fee was ever paid, and the parts where none was given. */
  direct(top: Address, rows: Rows): Promise<DirectRow[]>;
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
    direct: (top, rows) => directPage(tables, top, rows),
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

function directPage(tables: Kysely<TeamTables>, top: Address, { offset, limit }: Rows) {
  const page = tables
    .selectFrom('member')
    .selectAll()
    .where('parent', '=', top)
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit);
  const earnedOf = tables
    .selectFrom('referral_earning as e')
    .select(({ fn }) => fn.sum<bigint>('e.earned').as('sum'))
    .where('e.earner', '=', top)
    .whereRef('e.via', '=', sql.ref('page.address'));
  return tables
    .selectFrom(page.as('page'))
    .leftJoin('fee_payer', 'fee_payer.address', 'page.address')
    .selectAll('page')
    .select('fee_payer.paid')
    .select(earnedOf.whereRef('e.payer', '=', 'e.via').as('earned'))
    .select(earnedOf.whereRef('e.payer', '<>', 'e.via').as('earned_through'))
    .orderBy('page.number', 'desc')
    .execute();
}

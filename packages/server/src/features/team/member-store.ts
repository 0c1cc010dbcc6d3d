import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import type { MemberRow, TeamTables } from './member-row.ts';

type Rows = Readonly<{ offset: number; limit: number }>;

export type MemberStore = ReturnType<typeof memberStore>;

/** Questions about the invitation tree. Each is answered from an index, however large a team is. */
export function memberStore(database: Database) {
  const tables = database.withTables<TeamTables>();
  const member = tables.selectFrom('member').selectAll();
  return {
    find: (address: Address): Promise<MemberRow | undefined> =>
      member.where('address', '=', address).executeTakeFirst(),

    findByCode: (code: string): Promise<MemberRow | undefined> =>
      member.where('code', '=', code).executeTakeFirst(),

    /** Newest first. */
    directPage: (top: Address, { offset, limit }: Rows) =>
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

    /** Level by level, newest first within each. */
    teamPage: (top: Address, depth: number, { offset, limit }: Rows) =>
      tables
        .selectFrom('member_closure as below')
        .innerJoin('member', 'member.address', 'below.descendant')
        .selectAll('member')
        .select('below.depth as level')
        .where('below.ancestor', '=', top)
        .where('below.depth', '<=', depth)
        .orderBy('below.depth')
        .orderBy('below.number', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),

    /** Levels below an address that have members. */
    async teamDepth(top: Address): Promise<number> {
      const deepest = await tables
        .selectFrom('member_closure')
        .select('depth')
        .where('ancestor', '=', top)
        .orderBy('depth', 'desc')
        .limit(1)
        .executeTakeFirst();
      return deepest?.depth ?? 0;
    },

    async directSince(top: Address, time: number): Promise<number> {
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

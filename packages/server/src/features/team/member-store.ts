import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import type { MemberRow, TeamTables } from './member-row.ts';

export type MemberStore = Readonly<{
  find(address: Address): Promise<MemberRow | undefined>;
  findByCode(code: string): Promise<MemberRow | undefined>;
}>;

/** Single members, as indexed. */
export function memberStore(database: Database): MemberStore {
  const member = database.withTables<TeamTables>().selectFrom('member').selectAll();
  return {
    find: (address) => member.where('address', '=', address).executeTakeFirst(),
    findByCode: (code) => member.where('code', '=', code).executeTakeFirst(),
  };
}

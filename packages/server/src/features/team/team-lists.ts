import { teamLevel } from '@vellum/api/team/team-level';
import { rowsOfPage } from '@vellum/api/wire/page';
import type { Address } from '@vellum/tron/address';
import { asOf, type ReplyPosition } from '../../indexer/chain-position.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { isFinal } from './member-card.ts';
import type { MemberRow } from './member-row.ts';
import type { MemberStore } from './member-store.ts';
import type { NickNames } from './nick-names.ts';
import { TEAM_DEPTH } from './team-depth.ts';
import type { TeamPages } from './team-pages.ts';

type TeamListDependencies = Readonly<{
  members: MemberStore;
  pages: TeamPages;
  position(): Promise<ReplyPosition>;
  /** Of those who have one; what others call themselves is theirs to say. */
  nickNames: NickNames;
}>;
type Page = Readonly<{ pageNo: number; pageSize: number }>;
type Rows = Readonly<{ offset: number; limit: number }>;

/** The team of an address down to a depth, a page of it. */
export async function teamList(
  parts: TeamListDependencies,
  address: Address,
  { depth = TEAM_DEPTH, ...page }: Page & Readonly<{ depth?: number | undefined }>,
) {
  const position = await parts.position();
  const found = await readPage(page, (rows) => parts.pages.team(address, depth, rows));
  const names = await parts.nickNames(found.list.map((row) => row.address));
  const total = await totalDownTo(parts.members, address, depth);
  return {
    ...found,
    list: found.list.map((row) => ({ ...invitee(row, position, names), depth: row.below })),
    ...(total !== undefined && { total }),
    asOf: asOf(position),
  };
}

/** Whom an address invited, a page of it. */
export async function directList(parts: TeamListDependencies, address: Address, page: Page) {
  const position = await parts.position();
  const found = await readPage(page, (rows) => parts.pages.direct(address, rows));
  const names = await parts.nickNames(found.list.map((row) => row.address));
  return {
    ...found,
    list: found.list.map((row) => ({
      ...invitee(row, position, names),
      feesPaid: `${row.paid ?? 0n}`,
      earned: `${row.earned ?? 0n}`,
      earnedThrough: `${row.earned_through ?? 0n}`,
    })),
    total: (await totalDownTo(parts.members, address, 1)) ?? 0,
    asOf: asOf(position),
  };
}

/** Asks for one row more than is shown, which tells whether there are more. */
async function readPage<Row>({ pageNo, pageSize }: Page, read: (rows: Rows) => Promise<Row[]>) {
  const rows = rowsOfPage({ pageNo, pageSize });
  if (!rows) throw new Refusal({ code: 'VALIDATION' });
  const found = await read({ ...rows, limit: rows.limit + 1 });
  return {
    list: found.slice(0, pageSize),
    pageNo,
    pageSize,
    hasMore: found.length > pageSize,
  };
}

/** Known without counting for the first level and for the whole team. */
async function totalDownTo(members: MemberStore, address: Address, depth: number) {
  if (depth !== 1 && depth < TEAM_DEPTH) return undefined;
  const member = await members.find(address);
  return Number((depth === 1 ? member?.direct_count : member?.team_size) ?? 0n);
}

const invitee = (
  member: MemberRow,
  position: ReplyPosition,
  names: ReadonlyMap<Address, string>,
) => ({
  address: member.address,
  nickName: names.get(member.address) ?? '',
  level: teamLevel(Number(member.direct_count)),
  joinedAt: Number(member.activated_at),
  teamSize: Number(member.team_size),
  final: isFinal(member, position),
});

import { searchForm } from '@vellum/api/typed-text/look-alike';
import type { UserSort } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { Rows } from '../../platform/http/read-page.ts';

/** What the chain and they themselves tell of an active user. Power in U with 6 decimals. */
export type UserRow = Readonly<{
  address: Address;
  nick_name: string;
  introduction: string;
  avatar: string | null;
  direct_count: bigint;
  team_size: bigint;
  cards: bigint;
  power: bigint;
  activated_at: bigint;
  activated_block: bigint;
}>;

export type UserQuestion = Readonly<{ keyword?: string | undefined; sort: UserSort }>;

const orders: Readonly<Record<UserSort, RawBuilder<unknown>>> = {
  team: sql`m.team_size desc, m.number`,
  joined: sql`m.number desc`,
  level: sql`m.direct_count desc, m.number`,
  power: sql`coalesce(b.power, 0) desc, m.number`,
  cards: sql`coalesce(c.n, 0) desc, m.number`,
};

/** What an order needs besides the member itself. */
const joins: Readonly<Partial<Record<UserSort, RawBuilder<unknown>>>> = {
  power: sql`left join burn_node b on b.address = m.address`,
  cards: sql`left join (select owner, count(*) as n from card group by owner) c on c.owner = m.address`,
};

/** Matches that are looked at, of each kind. */
const MOST_HITS = 500;

/** Who stands on a page of the active users. The root is none of them. */
export async function pickUsers(
  database: Database,
  { keyword = '', sort }: UserQuestion,
  { offset, limit }: Rows,
): Promise<readonly Address[]> {
  const { rows } = await sql<{ address: Address }>`
    select m.address from member m ${joins[sort] ?? sql``}
    where m.number > 0 ${foundBy(keyword)}
    order by ${orders[sort]} offset ${offset} limit ${limit}`.execute(database);
  return rows.map(({ address }) => address);
}

/** What is told of users now, in the order they are given in; who is active no longer is left out. */
export async function userRows(
  database: Database,
  addresses: readonly Address[],
): Promise<readonly UserRow[]> {
  const { rows } = await sql<UserRow>`
    select m.address, coalesce(p.nick_name, '') as nick_name, coalesce(p.introduction, '') as introduction,
      p.avatar, m.direct_count, m.team_size, m.activated_at, m.activated_block,
      (select count(*) from card where owner = m.address) as cards,
      coalesce((select power from burn_node where address = m.address), 0) as power
    from unnest(${plainArray(addresses)}::text[]) with ordinality as page (address, place)
      join member m using (address) left join profile p using (address)
    order by page.place`.execute(database);
  return rows;
}

/** How many active users there are. */
export async function countUsers(database: Database): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`
    select coalesce(max(number), 0) as n from member`.execute(database);
  return Number(rows[0]?.n ?? 0n);
}

function foundBy(keyword: string): RawBuilder<unknown> {
  const key = searchForm(keyword);
  if (key === '') return sql``;
  const name = `%${escaped(key)}%`;
  const beginning = addressPattern(keyword.trim());
  const byAddress =
    beginning === null
      ? sql``
      : sql`union all (select address from member where address like ${beginning} limit ${MOST_HITS})`;
  // Names of who is not active cost nothing: they must not use up the hits.
  return sql`and m.address in (
    (select address from profile join member using (address)
      where name_key like ${name} limit ${MOST_HITS}) ${byAddress})`;
}

/** The beginning of an address, or the two ends of one as lists show it; letters of another case are another address. */
function addressPattern(text: string): string | null {
  const parts = /^(T[1-9A-HJ-NP-Za-km-z]{2,33})(?:(?:…|\.{2,3})([1-9A-HJ-NP-Za-km-z]{2,}))?$/.exec(
    text,
  );
  return parts && `${parts[1]}%${parts[2] ?? ''}`;
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (one) => `\\${one}`);

import { teamLevel } from '@vellum/api/team/team-level';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { type ContentCheck, publishable } from './content-check.ts';

type Row = Readonly<{
  head: number | null;
  solid: number | null;
  member: Address | null;
  parent: Address | null;
  /** 0 for the neutral root. */
  parent_number: bigint | null;
  activated_at: bigint | null;
  activated_block: bigint | null;
  direct_count: bigint | null;
  team_size: bigint | null;
  cards: bigint;
  power: bigint;
  nick_name: string | null;
  introduction: string | null;
  avatar: string | null;
  named_at: bigint | null;
  alike: Address | null;
}>;

/** Everything that is told of one address; refuses one that never joined and never said a word. */
export async function profileDetail(database: Database, check: ContentCheck, address: Address) {
  const row = await rowOf(database, address);
  if (row.member === null && row.nick_name === null) throw new Refusal({ code: 'NOT_FOUND' });
  const { nick_name, introduction, avatar } = row;
  const texts = { nick_name: nick_name ?? '', introduction: introduction ?? '', avatar };
  const shown = publishable(check, texts);
  return {
    address,
    ...shown,
    namedAt: shown.nickName === '' ? null : numberOf(row.named_at),
    alike: shown.nickName === '' ? null : row.alike,
    ...standing(row),
    cards: Number(row.cards),
    power: `${row.power}`,
    asOf: { head: row.head ?? 0, solid: row.solid ?? 0 },
  };
}

const standing = (row: Row) => ({
  active: row.member !== null,
  level: teamLevel(Number(row.direct_count ?? 0n)),
  teamSize: Number(row.team_size ?? 0n),
  directCount: Number(row.direct_count ?? 0n),
  joinedAt: numberOf(row.activated_at),
  joinedBlock: numberOf(row.activated_block),
  inviter: row.parent_number === 0n ? null : row.parent,
  final: Number(row.activated_block ?? 0n) <= (row.solid ?? 0),
});

const numberOf = (value: bigint | null) => (value === null ? null : Number(value));

async function rowOf(database: Database, address: Address): Promise<Row> {
  const { rows } = await sql<Row>`
    select cur.number as head, cur.solid_number as solid,
      m.address as member, m.parent, above.number as parent_number, m.activated_at, m.activated_block,
      m.direct_count, m.team_size,
      (select count(*) from card where owner = ${address}) as cards,
      coalesce((select power from burn_node where address = ${address}), 0) as power,
      p.nick_name, p.introduction, p.avatar, p.named_at,
      (select o.address from profile o join member active on active.address = o.address
        where o.name_shape = p.name_shape and o.name_shape <> '' and o.address <> p.address
          -- Of two active ones, who was active first had the name first: the other said it while that cost nothing.
          and (m.address is null or active.number < m.number)
        order by active.number limit 1) as alike
    from (select ${address}::text as address) asked
      left join chain_cursor cur on cur.name = 'chain'
      left join member m on m.address = asked.address
      left join member above on above.address = m.parent
      left join profile p on p.address = asked.address`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('a left join of one row gave none');
  return row;
}

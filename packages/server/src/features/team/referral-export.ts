import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Rows that are read and sent at a time. */
const CHUNK = 5_000;

/** Amounts in whole TRX, exact. Addresses only: names are texts of people, and a table would run what begins with "=". */
const INVITERS = 'number,address,invited,fees_of_invited,earned_level_1,earned_level_2,earned\n';
const INVITEES = 'number,address,activated,block,fees_paid,earned_level_1,earned_level_2\n';

type Chunk = Readonly<{ lines: string | null; last: bigint | null }>;

/** Every inviter in the order of activation: what the public figures are counted over. */
export function inviterCsv(database: Database): AsyncGenerator<string> {
  return inPieces(INVITERS, (after) =>
    linesOf(
      database,
      sql`select number, address || ',' || direct_count || ',' || ${trx('direct_fees')}
          || ',' || ${trx('earned_direct')} || ',' || ${trx('earned_second')}
          || ',' || ${trx('earned_direct + earned_second')} as line
        from member where direct_count > 0 and parent is not null and number > ${after}
        order by number limit ${CHUNK}`,
    ),
  );
}

/** Whom an address invited, with what their fees and those of their own invitees brought it. */
export function inviteeCsv(database: Database, inviter: Address): AsyncGenerator<string> {
  return inPieces(INVITEES, (after) =>
    linesOf(
      database,
      sql`select m.number, m.address || ',' ||
          to_char(to_timestamp(m.activated_at / 1000) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          || ',' || m.activated_block || ',' || ${trx('coalesce(p.paid, 0)')}
          || ',' || ${trx('coalesce(e.first, 0)')} || ',' || ${trx('coalesce(e.second, 0)')} as line
        from member m left join fee_payer p on p.address = m.address
        left join lateral (
          select sum(earned) filter (where payer = via) as first,
            sum(earned) filter (where payer <> via) as second
          from referral_earning where earner = ${inviter} and via = m.address
        ) e on true
        where m.parent = ${inviter} and m.number > ${after}
        order by m.number limit ${CHUNK}`,
    ),
  );
}

async function* inPieces(
  header: string,
  read: (after: bigint) => Promise<Chunk>,
): AsyncGenerator<string> {
  yield header;
  let after = 0n;
  for (;;) {
    const { lines, last } = await read(after);
    if (lines === null || last === null) return;
    yield lines;
    after = last;
  }
}

async function linesOf(database: Database, rows: RawBuilder<unknown>): Promise<Chunk> {
  const found = await sql<Chunk>`
    select string_agg(number || ',' || line || E'\n', '' order by number) as lines,
      max(number) as last
    from (${rows}) r
  `.execute(database);
  return found.rows[0] ?? { lines: null, last: null };
}

/** Only expressions of this file come here. */
const trx = (expression: string) => sql`trim_scale((${sql.raw(expression)}) * 0.000001)`;

import type { Address } from '@vellum/tron/address';
import type { Pool } from 'pg';
import { launchAddress, NOW } from '../bench/many-launches.ts';

const people = (count: number) => Array.from({ length: count }, (_, n) => launchAddress(n, 7));

/** Members with names, so many; each has invited the next. */
export async function addMembers(pool: Pool, count: number): Promise<void> {
  const addresses = people(count);
  await pool.query(
    `insert into member (address, parent, depth, activated_block, activated_at, number, code, direct_count, team_size)
    select address, 'root', 1, 100 + n, ${NOW} - n * 1000, 1000 + n, 'C' || n, n % 9, n % 31
    from unnest($1::text[]) with ordinality as made (address, n)`,
    [addresses],
  );
  await pool.query(
    `insert into profile select address, 'Name ' || n, 'name ' || n, 'name ' || n, ${NOW}, 'Says ' || n, null, ${NOW}
    from unnest($1::text[]) with ordinality as made (address, n)`,
    [addresses],
  );
}

export async function addAnnouncements(pool: Pool, count: number, by: Address): Promise<void> {
  await pool.query(
    `insert into announcement (title_en, title_zh, body_en, body_zh, topic, pinned, hash, by, published_at)
    select 'News ' || n, '消息 ' || n, '<p>Text of news ' || n || '</p>', '<p>消息內容 ' || n || '</p>', 'service',
      n % 10 = 0, repeat('ab', 32), $2, ${NOW} - n * 60000 from generate_series(1, $1::integer) n`,
    [count, by],
  );
}

/** Proposals in every state, with a vote on each. */
export async function addProposals(pool: Pool, count: number, by: Address): Promise<void> {
  await pool.query(
    `insert into dao_proposal
    select 10::numeric ^ 20 + n, 1000 + n, $2, '[]'::jsonb, '# Proposal ' || n || E'\\n\\nWhat it is about.', repeat('cd', 32),
      ${NOW} - 500000000 + n * 1000000, ${NOW} - 240000000 + n * 1000000, 4000000000000, 1000000000000, 5, 7,
      case when n % 3 = 0 then ${NOW} - 1000000 end, case when n % 6 = 0 then ${NOW} - 500000 end, null,
      ${NOW} - 600000000 + n, md5(n::text) || md5('p' || n), 100 + n
    from generate_series(1, $1::integer) n`,
    [count, by],
  );
  await pool.query(
    `insert into dao_vote select id, $1, 'for', 1000000, '', ${NOW}, txid, block from dao_proposal`,
    [by],
  );
}

export async function addRentals(pool: Pool, count: number, by: Address): Promise<void> {
  await pool.query(
    `insert into energy_rental
    select 1000 + n, $2, $2, 65000 + n, 24, 7000000, 900000000, ${NOW} - n * 100000,
      ${NOW} - n * 100000 + 5000, ${NOW} - n * 100000 + 86400000, null, null, md5(n::text) || md5('e' || n), 100 + n
    from generate_series(1, $1::integer) n`,
    [count, by],
  );
}

import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Differs once a block was indexed, replaced or became final, somebody asked for a withdrawal, or a statement was made:
 * all that gives keepers work. Null while nobody keeps the index, which then tells of no block.
 */
export async function readNews(database: Database): Promise<string | null> {
  const { rows } = await sql<{ news: string }>`
    select concat_ws(' ', block_id, solid_number,
      coalesce((select max(id) from withdrawal), 0),
      coalesce((select max(block) from solvency_statement), 0)) as news
    from chain_cursor
    where name = 'chain' and halted is null and seen_at > now() - interval '5 seconds'
  `.execute(database);
  return rows[0]?.news ?? null;
}

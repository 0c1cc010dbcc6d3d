import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Whether the factory of tokens made the coin. */
export const isLaunched =
  (database: Database) =>
  async (coin: Address): Promise<boolean> => {
    const { rows } = await sql`select 1 from launch_token where token = ${coin}`.execute(database);
    return rows.length > 0;
  };

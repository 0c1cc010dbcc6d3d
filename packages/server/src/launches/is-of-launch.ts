import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Whether a contract is the presale or the trade of a launch. */
export const isOfLaunch =
  (database: Database) =>
  async (contract: Address): Promise<boolean> => {
    const { rows } = await sql`select 1 from launch_token
      where presale = ${contract} or trade = ${contract}`.execute(database);
    return rows.length > 0;
  };

import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { batchedLookup } from '../platform/chain/batched-lookup.ts';
import type { Database } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';

/** Whether the factory of tokens made the coin; one statement for all coins of a list. */
export const isLaunched = (database: Database) =>
  batchedLookup<Address>(async (coins) => {
    const { rows } = await sql<{ token: Address }>`
      select token from launch_token where token = any (${plainArray(coins)}::text[])
    `.execute(database);
    return new Set(rows.map(({ token }) => token));
  });

import { reservedCoinAlike } from '@vellum/api/typed-text/look-alike';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { batchedLookup } from '../platform/chain/batched-lookup.ts';
import type { Database } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import { named } from './launch-reader.ts';
import { oldestAlike } from './oldest-alike.ts';

type Row = Readonly<{
  token: Address;
  token_name: string;
  token_symbol: string;
  alike_symbol: string | null;
}>;

/** A coin that the factory of tokens made: the symbol of the large coin or older launch it can be mistaken for. */
export type LaunchedCoin = Readonly<{ like: string | null }>;

/** Undefined for a coin that the factory did not make; one statement for all coins of a list. */
export const launchedCoin = (database: Database) =>
  batchedLookup<Address, LaunchedCoin>(async (coins) => {
    const { rows } = await sql<Row>`
      select l.token, ${named}, own.symbol as alike_symbol
      from launch_token l left join launch_constant c using (token)
        left join lateral (${sql.raw(oldestAlike('c'))}) own on true
      where l.token = any (${plainArray(coins)}::text[])
    `.execute(database);
    return new Map(rows.map((row) => [row.token, { like: likeOf(row) }]));
  });

function likeOf({ token_name, token_symbol, alike_symbol }: Row): string | null {
  const coin = reservedCoinAlike({ tokenName: token_name, tokenSymbol: token_symbol });
  return coin?.tokenSymbol ?? alike_symbol;
}

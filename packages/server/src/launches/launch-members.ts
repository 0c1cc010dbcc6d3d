import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { ChainEvent } from '../indexer/projection.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';

/** The contracts of one launch, which never change. */
export type LaunchMembers = Readonly<{
  token: Address;
  presale: Address;
  trade: Address;
  pair: Address;
  creator: Address;
}>;

/** Finds the launch that a contract belongs to. */
export type LaunchOf = (contract: Address) => LaunchMembers;

/**
 * The launches that events tell of. The projection of launches comes before all others, so every contract that a
 * factory made has its row by then.
 */
export async function launchesOf(
  transaction: DatabaseTransaction,
  events: readonly Pick<ChainEvent, 'contract'>[],
): Promise<LaunchOf> {
  const contracts = plainArray([...new Set(events.map(({ contract }) => contract))]);
  const found = (column: string) => sql`select token, presale, trade, pair, creator
    from launch_token where ${sql.ref(column)} = any (${contracts}::text[])`;
  const { rows } = await sql<LaunchMembers>`${found('token')} union ${found('presale')}
    union ${found('trade')} union ${found('pair')}`.execute(transaction);
  const byContract = new Map(
    rows.flatMap((row) =>
      [row.token, row.presale, row.trade, row.pair].map((contract) => [contract, row] as const),
    ),
  );
  return (contract) => {
    const launch = byContract.get(contract);
    if (launch === undefined) throw new Error(`${contract} belongs to no launch`);
    return launch;
  };
}

import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { readPayoutBalance } from './payout-store.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

type Lost = Readonly<{ id: bigint; address: Address }>;

/** Requests that are looked at in one round. */
const MOST = 200;

/**
 * Requests for income of blocks that were replaced: no root will ever bring it. They come down to what there is, and
 * those for nothing else are gone. Only once everything is decided that stood when they were made.
 */
export async function settleForWhatIs(
  database: Database,
  open: RawBuilder<WithdrawalRow>,
  solid: number,
): Promise<void> {
  const { rows } = await sql<Lost>`select id, address from (${open}) w
    where status = 'packing' and head <= ${solid} and goal > coalesce((
      select sum(earned) from income_total t
      where t.address = w.address and t.type in ('feeRebate', 'distribution')
    ), 0) limit ${MOST}`.execute(database);
  for (const { id, address } of rows) {
    const { goal, available } = await readPayoutBalance(database, address);
    if (available === 0n) await sql`delete from withdrawal where id = ${id}`.execute(database);
    else {
      await sql`update withdrawal set goal = ${goal}, asked = ${available}
        where id = ${id} and goal > ${goal}`.execute(database);
    }
  }
}

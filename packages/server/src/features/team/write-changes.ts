import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { TreePart } from './tree-part.ts';

type Changes = ReturnType<TreePart['changes']>;

/** Writes what a batch of events changed: one statement for each kind of row, however many there are. */
export async function writeChanges(
  transaction: DatabaseTransaction,
  { added, changed, closure, fees }: Changes,
): Promise<void> {
  if (added.length > 0) {
    await sql`insert into member select * from jsonb_populate_recordset(null::member, ${rows(added)})`.execute(
      transaction,
    );
  }
  if (closure.length > 0) {
    await sql`insert into member_closure
      select * from jsonb_populate_recordset(null::member_closure, ${rows(closure)})`.execute(
      transaction,
    );
  }
  if (changed.length > 0) {
    await sql`update member set direct_count = now.direct_count, team_size = now.team_size,
        direct_fees = now.direct_fees, team_fees = now.team_fees
      from jsonb_populate_recordset(null::member, ${rows(changed)}) as now
      where member.address = now.address`.execute(transaction);
  }
  if (fees.length > 0) {
    await sql`insert into fee_payer
      select * from jsonb_populate_recordset(null::fee_payer, ${rows(fees)})
      on conflict (address) do update set paid = excluded.paid`.execute(transaction);
  }
}

/** Money and numbers of the chain travel as text, since JSON would round them. */
const rows = (list: readonly object[]) =>
  sql`${JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}::jsonb`;

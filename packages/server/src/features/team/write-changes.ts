import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { jsonRows } from '../../platform/database/json-rows.ts';
import { plainArray } from '../../platform/database/plain-array.ts';
import type { TreePart } from './tree-part.ts';

type Changes = ReturnType<TreePart['changes']>;

/** Writes what a batch of events changed: one statement for each kind of row, however many there are. */
export async function writeChanges(
  transaction: DatabaseTransaction,
  { added, changed, placed, fees, earnings }: Changes,
): Promise<void> {
  if (added.length > 0) {
    await sql`insert into member select * from jsonb_populate_recordset(null::member, ${jsonRows(added)})`.execute(
      transaction,
    );
  }
  if (placed.length > 0) await placeBelow(transaction, placed);
  if (changed.length > 0) await updateCounts(transaction, changed);
  if (fees.length > 0) {
    await sql`insert into fee_payer
      select * from jsonb_populate_recordset(null::fee_payer, ${jsonRows(fees)})
      on conflict (address) do update set paid = excluded.paid`.execute(transaction);
  }
  await addEarnings(transaction, earnings);
}

async function addEarnings(
  transaction: DatabaseTransaction,
  { byPayer, byDay, fees }: Changes['earnings'],
): Promise<void> {
  if (fees.length > 0) {
    await sql`insert into fee_day
      select * from jsonb_populate_recordset(null::fee_day, ${jsonRows(fees)})
      on conflict (day) do update set
        fees = fee_day.fees + excluded.fees, earned = fee_day.earned + excluded.earned`.execute(
      transaction,
    );
  }
  if (byPayer.length === 0) return;
  await sql`insert into referral_earning (earner, payer, via, fees, earned)
    select earner, payer, via, fees, earned
    from jsonb_populate_recordset(null::referral_earning, ${jsonRows(byPayer)})
    on conflict (earner, payer) do update set
      fees = referral_earning.fees + excluded.fees,
      earned = referral_earning.earned + excluded.earned`.execute(transaction);
  await sql`insert into referral_day
    select * from jsonb_populate_recordset(null::referral_day, ${jsonRows(byDay)})
    on conflict (day, earner) do update set earned = referral_day.earned + excluded.earned`.execute(
    transaction,
  );
}

/** Nothing but addresses, so that any other character can stand between two of them. */
const BETWEEN = '>';

/** The rows of a child differ in whom it stands below alone, so only that is sent for each. */
async function placeBelow(
  transaction: DatabaseTransaction,
  placed: Changes['placed'],
): Promise<void> {
  await sql`
    insert into member_closure (ancestor, descendant, depth, number)
    select above.ancestor, placed.child, above.depth, placed.number
    from unnest(
        ${plainArray(placed.map(({ child }) => child))}::text[],
        ${plainArray(placed.map(({ number }) => number))}::bigint[],
        ${plainArray(placed.map(({ above }) => above.join(BETWEEN)))}::text[]
      ) as placed (child, number, line),
      unnest(string_to_array(placed.line, ${BETWEEN})) with ordinality as above (ancestor, depth)
  `.execute(transaction);
}

async function updateCounts(
  transaction: DatabaseTransaction,
  changed: Changes['changed'],
): Promise<void> {
  await sql`
    update member set direct_count = now.direct_count, team_size = now.team_size,
      direct_fees = now.direct_fees, team_fees = now.team_fees,
      earned_direct = now.earned_direct, earned_second = now.earned_second
    from unnest(
        ${plainArray(changed.map(({ address }) => address))}::text[],
        ${plainArray(changed.map((row) => row.direct_count))}::bigint[],
        ${plainArray(changed.map((row) => row.team_size))}::bigint[],
        ${plainArray(changed.map((row) => row.direct_fees))}::numeric[],
        ${plainArray(changed.map((row) => row.team_fees))}::numeric[],
        ${plainArray(changed.map((row) => row.earned_direct))}::numeric[],
        ${plainArray(changed.map((row) => row.earned_second))}::numeric[]
      ) as now (address, direct_count, team_size, direct_fees, team_fees, earned_direct, earned_second)
    where member.address = now.address
  `.execute(transaction);
}

import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { plainArray } from '../platform/database/plain-array.ts';
import type { LedgerRows, LedgerSums } from './ledger-batch.ts';
import type { AccountRow, LeafRow, RootRow } from './ledger-rows.ts';

/** The accounts with those who invited them and those who invited these. */
export async function loadAccounts(
  transaction: DatabaseTransaction,
  addresses: readonly Address[],
): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    with recursive line as (
      select a.*, 0 as up from ledger_account a where address = any (${plainArray(addresses)}::text[])
      union
      select a.*, up + 1 from line join ledger_account a on a.address = line.parent where up < 2
    )
    select distinct address, parent, fees, power from line
  `.execute(transaction);
  return rows;
}

/** Everyone with burn power. */
export async function loadPowers(transaction: DatabaseTransaction): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select address, parent, fees, power from ledger_account where power > 0 order by address
  `.execute(transaction);
  return rows;
}

export async function loadSums(transaction: DatabaseTransaction): Promise<LedgerSums> {
  const { rows } = await sql<LedgerSums>`
    select
      coalesce((select max(upto) from income_record where type = 'feeRebate'), 0) as rebates,
      coalesce(f.covers, 0) as covers, coalesce(f.held, 0) as held
    from (select) none left join lateral (
      select covers, held from payout_funding order by block desc, tx_idx desc, log_idx desc limit 1
    ) f on true
  `.execute(transaction);
  return rows[0] ?? { rebates: 0n, covers: 0n, held: 0n };
}

export async function writeLedger(
  transaction: DatabaseTransaction,
  { accounts, entries, income, funding, caps }: LedgerRows,
): Promise<void> {
  await insert(
    transaction,
    'ledger_account',
    [...accounts.values()],
    sql`
    on conflict (address) do update set
      parent = excluded.parent, fees = excluded.fees, power = excluded.power`,
  );
  await insert(transaction, 'ledger_entry', entries);
  await insert(transaction, 'income_record', income);
  await insert(transaction, 'payout_funding', funding);
  await insert(transaction, 'payout_cap', caps);
  if (income.length === 0) return;
  await sql`
    insert into income_total as t
    select address, coalesce(type, ''), coin, count(*), sum(earned), sum(returned), sum(received)
    from jsonb_populate_recordset(null::income_record, ${jsonRows(income)})
    group by address, coalesce(type, ''), coin
    on conflict (address, type, coin) do update set
      rows = t.rows + excluded.rows, earned = t.earned + excluded.earned,
      returned = t.returned + excluded.returned, received = t.received + excluded.received
  `.execute(transaction);
}

export async function writeRoot(
  transaction: DatabaseTransaction,
  root: RootRow,
  leaves: readonly LeafRow[],
): Promise<void> {
  await insert(transaction, 'payout_root', [root]);
  await insert(transaction, 'payout_leaf', leaves);
}

async function insert(
  transaction: DatabaseTransaction,
  table: string,
  rows: readonly object[],
  conflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const target = sql.table(table);
  await sql`insert into ${target}
    select * from jsonb_populate_recordset(null::${target}, ${jsonRows(rows)}) ${conflict}
  `.execute(transaction);
}

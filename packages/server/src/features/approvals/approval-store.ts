import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import { approvalCoins } from './approval-coins.ts';
import type { ApprovalRow } from './approval-row.ts';

export type NamedApproval = ApprovalRow & Readonly<{ spender_name: string | null }>;

/** Reads of approvals. */
export function approvalStore(database: Database) {
  const coinNames = approvalCoins.map(({ source }) => source);
  return {
    /** Those of an address that were not cancelled, the newest first. */
    async page(owner: Address, { offset, limit }: Rows): Promise<NamedApproval[]> {
      const { rows } = await sql<NamedApproval>`
        select a.*, r.source as spender_name
        from coin_approval a left join contract_registry r on r.address = a.spender
        where a.owner = ${owner} and a.amount > 0
        order by a.block desc, a.coin, a.spender offset ${offset} limit ${limit}
      `.execute(database);
      return rows;
    },
    /** Whether its approvals are followed. */
    async isKnownCoin(coin: Address): Promise<boolean> {
      const { rows } = await sql`select 1 from contract_registry
        where address = ${coin} and source = any (${coinNames})`.execute(database);
      return rows.length > 0;
    },
  };
}

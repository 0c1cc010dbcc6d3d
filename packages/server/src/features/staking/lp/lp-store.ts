import type { lpStakeSteps } from '@vellum/api/staking/staking-lp';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Rows } from '../../../platform/http/read-page.ts';
import {
  emptyPool,
  type LpEventRow,
  type LpHoldingRow,
  type LpPoolRow,
  type LpSource,
} from './lp-rows.ts';

export type LpStep = (typeof lpStakeSteps)[number];
export type OwnLpEvent = LpEventRow & { kind: LpStep };

/** Reads of pools, holdings and what happened. */
export function lpStore(database: Database) {
  return {
    async pool(source: LpSource): Promise<LpPoolRow> {
      const { rows } = await sql<LpPoolRow>`
        select * from lp_pool where source = ${source}`.execute(database);
      return rows[0] ?? emptyPool(source);
    },
    async holding(source: LpSource, address: Address): Promise<LpHoldingRow | null> {
      const { rows } = await sql<LpHoldingRow>`select * from lp_holding
        where source = ${source} and address = ${address}`.execute(database);
      return rows[0] ?? null;
    },
    /** The newest first. */
    async fundings(source: LpSource, most: number): Promise<LpEventRow[]> {
      const { rows } = await sql<LpEventRow>`select * from lp_event
        where source = ${source} and kind = 'fund'
        order by block desc, tx_idx desc, log_idx desc limit ${most}`.execute(database);
      return rows;
    },
    /** The newest first. */
    async events(address: Address, what: LpStep | undefined, { offset, limit }: Rows) {
      const { rows } = await sql<OwnLpEvent>`select * from lp_event
        where address = ${address} and (${what ?? null}::text is null or kind = ${what ?? null})
        order by block desc, tx_idx desc, log_idx desc
        offset ${offset} limit ${limit}`.execute(database);
      return rows;
    },
  };
}

import type { Address } from '@vellum/tron/address';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import type { BurnCoinRow, BurnRow, NodeRow } from './burn-rows.ts';

/** Milliseconds. */
const DAY = 86_400_000;
const NEW_WITHIN = DAY;
const ACTIVE_WITHIN = 30 * DAY;

export type NodeCounts = Readonly<{
  nodes: bigint;
  power: bigint;
  median: bigint;
  fresh: bigint;
  active: bigint;
  claimed: bigint;
}>;

/** What the index knows of burns. `now` is chain time in milliseconds. */
export function burnStore(database: Database) {
  const read = async <R>(query: RawBuilder<R>) => (await query.execute(database)).rows;
  return {
    coins(): Promise<BurnCoinRow[]> {
      return read(sql<BurnCoinRow>`select * from burn_coin order by coin`);
    },
    /** A node is an address with power. The median is one that a node really has: of two, the smaller. */
    async nodes(now: number): Promise<NodeCounts> {
      const [found] = await read(sql<NodeCounts>`select
          count(*) filter (where power > 0) as nodes,
          coalesce(sum(power), 0) as power,
          coalesce(percentile_disc(0.5) within group (order by power) filter (where power > 0), 0) as median,
          count(*) filter (where power > 0 and first_at > ${now - NEW_WITHIN}::bigint) as fresh,
          count(*) filter (where power > 0 and last_at > ${now - ACTIVE_WITHIN}::bigint) as active,
          coalesce(sum(claimed), 0) as claimed
        from burn_node`);
      if (found === undefined) throw new Error('an aggregate without a row');
      return found;
    },
    async node(address: Address): Promise<NodeRow | undefined> {
      return (await read(sql<NodeRow>`select * from burn_node where address = ${address}`))[0];
    },
    page(burner: Address | undefined, { offset, limit }: Rows): Promise<BurnRow[]> {
      const whose = burner === undefined ? sql`true` : sql`burner = ${burner}`;
      return read(sql<BurnRow>`select * from burn where ${whose}
        order by id desc offset ${offset} limit ${limit}`);
    },
  };
}

export type BurnStore = ReturnType<typeof burnStore>;

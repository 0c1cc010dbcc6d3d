import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { createClient } from '@vellum/tron/client/client';
import type { Transaction } from '@vellum/tron/transaction';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { createIndexer, type Indexer } from '../../src/indexer/indexer.ts';
import { blockWith } from '../../src/indexer/node/block-with.ts';
import { judgesOf } from '../../src/orders/judges.ts';
import type { LateReports } from '../../src/orders/late-report.ts';
import { createOrderMatcher } from '../../src/orders/matcher.ts';
import { createOrders, type Orders } from '../../src/orders/order-engine.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { createOrderChain, type OrderChain, type Person } from './order-chain.ts';
import { type TestPlans, testPlans, testSources, watchedContracts } from './test-plans.ts';

/** A chain, a database, the indexer between them, and orders on top. */
export type OrderWorld = Readonly<{
  chain: OrderChain;
  database: TestDatabase['database'];
  orders: Orders;
  plans: TestPlans;
  indexer: Indexer;
  clock: { now: number };
  /** Mines what waits and lets the index catch up. */
  mine(blocks?: number): Promise<void>;
  caughtUp(): Promise<void>;
  state(who: Person, orderId: string): Promise<OrderReply['state']>;
  events(orderId: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Forgets what the indexer wrote, and lets it read the chain from the beginning. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}>;

const WAIT = { timeout: 120_000, interval: 5 };
const silent = { info() {}, warn() {}, error() {} };

export async function createOrderWorld(
  options: Readonly<{ people?: number; solidLag?: number }> = {},
): Promise<OrderWorld> {
  const { people = 6, solidLag = 3 } = options;
  const [chain, test] = await Promise.all([createOrderChain({ people, solidLag }), testDatabase()]);
  const plans = testPlans(chain.at);
  const clock = { now: 1_800_000_000_000 };
  const now = () => clock.now;
  const { database } = test;
  const begin = () => {
    const indexer = createIndexer({
      database,
      nodes: [{ url: chain.url }],
      contracts: watchedContracts(chain.at),
      projections: [],
      annotators: [
        createOrderMatcher({ plans: plans.all, sources: testSources, clock: now, log: silent }),
      ],
      clock: now,
      log: silent,
      settings: { pollInterval: 10, firstRetry: 10 },
    });
    const stop = new AbortController();
    const running = indexer.run(stop.signal);
    const end = () => {
      stop.abort();
      return running;
    };
    return { indexer, end };
  };
  let index = begin();
  const late = lateReportsOn(chain.url, plans);
  const orders = createOrders({ database, clock: now, closed: [], late });
  const caughtUp = async () => {
    const { devnet } = chain;
    const { id } = devnet.chain.head();
    await vi.waitFor(async () => {
      const { rows } = await sql<{ block_id: string; solid_number: number }>`
        select block_id, solid_number from chain_cursor`.execute(database);
      const solid_number = devnet.chain.solidNumber();
      expect(rows[0]).toEqual({ block_id: id, solid_number });
    }, WAIT);
  };
  const world = {
    chain,
    database,
    orders,
    plans,
    indexer: index.indexer,
    clock,
    caughtUp,
    mine: async (blocks = 1) => {
      await chain.devnet.mine(blocks);
      await caughtUp();
    },
    state: async (who: Person, orderId: string) => (await orders.get(who.address, orderId)).state,
    events: async (orderId: string) => {
      const { rows } = await sql<Record<string, unknown>>`
        select from_state, to_state, cause, code, txid, block from order_event
        where order_id = ${orderId} order by id`.execute(database);
      return rows;
    },
    rebuild: async () => {
      await index.end();
      await sql`truncate chain_cursor, chain_block, chain_tx, chain_log, chain_undo,
        contract_registry, order_chain, order_progress`.execute(database);
      index = begin();
      await caughtUp();
    },
    close: async () => {
      await index.end();
      await Promise.all([test.close(), chain.devnet.close()]);
    },
  };
  await mint(world);
  return world;
}

export function lateReportsOn(url: string, plans: TestPlans): LateReports {
  const client = createClient({ fullNodes: [url] });
  return {
    judges: judgesOf(plans.all, testSources),
    sources: testSources,
    blockWith: (txid, signal) => blockWith(client, txid, signal),
    log: silent,
  };
}

/** Everyone can pay. */
async function mint({ chain, mine }: Pick<OrderWorld, 'chain' | 'mine'>): Promise<void> {
  for (const { hex } of chain.people) {
    for (const contract of [chain.at.usdt, chain.at.otherUsdt]) {
      const { data } = testUsdt.mint(hex, 1_000_000_000n);
      await chain.send(chain.sign(chain.deployer, { contract, data }));
    }
  }
  await mine(4);
}

/** A signed transfer of USDT. */
export const transferBy = (
  { chain }: OrderWorld,
  who: Person,
  to: Person,
  amount: bigint,
  options: Partial<Parameters<OrderChain['sign']>[1]> = {},
): Transaction =>
  chain.sign(who, { contract: chain.at.usdt, ...trc20.transfer(to.hex, amount), ...options });

// @module-tag deep

import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { paths } from '@vellum/api/wire/paths';
import { testUsdt } from '@vellum/contracts/coins';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import type { Person } from '../orders/order-chain.ts';
import { createChaos } from './chaos.ts';
import { digestTables } from './digest-tables.ts';
import { endsTold } from './ends-told.ts';
import { createFaultClient, type FaultClient } from './fault-client.ts';
import { type FaultStack, startFaultStack } from './fault-stack.ts';
import { Ledger } from './ledger.ts';
import { type Credit, clearTransactions, creditText, readChain, wrongOrders } from './oracle.ts';
import { randomOf, scaled, seedFor } from './random.ts';
import { Story } from './stories.ts';
import { transferEndpoints } from './transfer-endpoints.ts';

const PEOPLE = 40;
const AT_ONCE = 12;
const SOLID_LAG = 19;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const wanted = { orders: scaled(2_000), kills: scaled(60), reorganisations: scaled(60) };
const tables = [
  'chain_block',
  'chain_tx',
  'chain_log',
  'contract_registry',
  'order_chain',
  'member',
  'member_closure',
  'fee_payer',
  'test_credit',
  'test_received',
];

const befores = [transferEndpoints.before.path, paths.membership.prepareActivation];

const seed = seedFor('orders under faults');
let stack: FaultStack;
let client: FaultClient;
const ledger = new Ledger();

beforeAll(async () => {
  stack = await startFaultStack({ people: PEOPLE, solidLag: SOLID_LAG, seed: String(seed) });
  const { chain } = stack;
  for (const { hex } of chain.people) {
    const { data } = testUsdt.mint(hex, 1_000_000n);
    await chain.send(chain.sign(chain.deployer, { contract: chain.at.usdt, data }));
  }
  await chain.devnet.mine(SOLID_LAG + 2);
  client = createFaultClient(stack.apiUrl);
  for (const person of chain.people) await client.signIn(person);
});
afterAll(() => stack?.close());

/** Waits until the index has every block and knows what is solid. */
async function caughtUp(database: Database): Promise<void> {
  const { chain } = stack.chain.devnet;
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ block_id: string; solid_number: number }>`
        select block_id, solid_number from chain_cursor`.execute(database);
      expect(rows).toEqual([{ block_id: chain.head().id, solid_number: chain.solidNumber() }]);
    },
    { timeout: 120_000, interval: 100 },
  );
}

const killed = () => stack.kills.api + stack.kills.indexer + stack.kills.database;

/** People at work until everything that was to happen has happened. */
async function live(): Promise<ReturnType<ReturnType<typeof createChaos>['counts']>> {
  const pace = { mineEvery: 11, reorganiseEvery: 127, killEvery: 139 };
  const chaos = createChaos(stack, randomOf(seed + 1), pace);
  let stories = 0;
  const isOver = () =>
    ledger.orders.size >= wanted.orders &&
    killed() >= wanted.kills &&
    chaos.counts().reorganisations >= wanted.reorganisations;
  const work = async () => {
    while (!isOver()) {
      stories += 1;
      await new Story({ stack, client, ledger, chaos }, randomOf(seed + 7919 * stories)).tell();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await chaos.settle();
  return chaos.counts();
}

/** Everything that waits comes into a block, and no other transaction can come any more. */
async function comeToRest(): Promise<void> {
  const { devnet } = stack.chain;
  await devnet.mine();
  await devnet.increaseTime(DAY + HOUR);
  await devnet.mine(SOLID_LAG + 2);
  await caughtUp(stack.open().database);
}

async function allReplies(): Promise<Map<string, OrderReply>> {
  const replies = new Map<string, OrderReply>();
  for (const person of stack.chain.people) {
    for (const order of withoutUnheard(person, await repliesTo(person))) {
      replies.set(order.orderId, order);
    }
  }
  return replies;
}

async function repliesTo(person: Person): Promise<OrderReply[]> {
  const replies: OrderReply[] = [];
  for (let pageNo = 1, hasMore = true; hasMore; pageNo += 1) {
    const { data } = await client.post(person, paths.orders.list, { pageNo, pageSize: 50 });
    replies.push(...data.list);
    hasMore = data.hasMore;
  }
  return replies;
}

/**
 * Without those that were asked for and answered to nobody: their next try made another, since a story had cancelled the
 * first meanwhile or the address was active by then. No more of them than answers that got lost, and nobody paid for one.
 */
function withoutUnheard(person: Person, replies: readonly OrderReply[]): OrderReply[] {
  let lost = befores.reduce((sum, path) => sum + client.unheard(person, path), 0);
  return replies.filter((reply) => {
    ledger.hearOf(reply, person);
    if (ledger.orders.has(reply.orderId) || reply.txid !== undefined || lost === 0) return true;
    lost -= 1;
    return false;
  });
}

const count = (replies: ReadonlyMap<string, OrderReply>) =>
  Object.fromEntries(
    [...Map.groupBy(replies.values(), ({ state }) => state)].map(([state, { length }]) => [
      state,
      length,
    ]),
  );

describe('orders while servers die and blocks are replaced', () => {
  it('end as the chain says, all of them, and an index built again says the same (S7.43)', async () => {
    const chaos = await live();
    await comeToRest();
    const { database } = stack.open();
    const replies = await allReplies();
    const { transactions, credits } = readChain(stack.chain, ledger);
    const clear = clearTransactions(ledger, transactions).length;
    const restored = await takenBack(database);
    console.log('orders', replies.size, count(replies), 'kills', stack.kills, 'chain', chaos, {
      sent: transactions.size,
      clear,
      restored,
      retries: client.retries(),
      head: stack.chain.devnet.chain.head().number,
    });

    expect(wrongOrders(ledger, replies, transactions)).toEqual([]);
    expect(clear).toBeGreaterThan(0);
    expect(restored).toBeGreaterThan(0);
    expect(replies.size).toBeGreaterThanOrEqual(wanted.orders);
    expect([...client.faults, ...stack.complaints]).toEqual([]);

    const { rows } = await sql<Credit>`select * from test_credit
      order by block, transaction_index, log_index`.execute(database);
    expect(rows.map(creditText)).toEqual(credits.map(creditText));
    await expectEndsToldOnce(database);

    const before = await digestTables(database, tables);
    const rebuilt = await stack.rebuild();
    await caughtUp(rebuilt.database);
    expect(await digestTables(rebuilt.database, tables)).toEqual(before);
  }, 1_500_000);
});

/** How often an order lost its block and got its old state back. */
async function takenBack(database: Database): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from order_event where cause = 'reorganised'`.execute(database);
  return Number(rows[0]!.count);
}

/** Every end is in the history and in the feed exactly once. */
async function expectEndsToldOnce(database: Database): Promise<void> {
  const { bound, ...rest } = await endsTold(database);
  expect(rest).toEqual({ history: bound, feed: bound });
}

import { isOpen } from '@vellum/api/order-kinds/order-states';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgesOf } from '../../src/orders/judges.ts';
import { createOrderMatcher } from '../../src/orders/matcher.ts';
import { createOrders, type Orders } from '../../src/orders/order-engine.ts';
import { stateInSql } from '../../src/orders/order-row.ts';
import { Refusal } from '../../src/platform/refusals/refusal.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { type ModelOrder, OrderModel } from './order-model.ts';
import { testPlans, testSources } from './test-plans.ts';
import { WrittenChain, type WrittenTransfer } from './written-chain.ts';

const addressOf = (number: number): Address => {
  const bytes = new Uint8Array(20);
  new DataView(bytes.buffer).setUint32(16, number);
  return fromHexAddress(hexAddressFromBytes(bytes));
};
const usdt = addressOf(1);
const receiver = addressOf(2);
const plans = testPlans({ team: usdt, usdt, otherUsdt: usdt, wtrx: usdt, forwarder: usdt });
const START = 1_800_000_000_000;

let base: TestDatabase;
let chain: WrittenChain;
let orders: Orders;
let now = START;
beforeAll(async () => {
  base = await testDatabase();
  const clock = () => now;
  const log = { warn: (details: object) => expect.unreachable(JSON.stringify(details)) };
  const matcher = createOrderMatcher({ plans: plans.all, sources: testSources, clock, log });
  chain = await WrittenChain.begin(base.database, usdt, [matcher]);
  const late = {
    judges: judgesOf(plans.all, testSources),
    sources: testSources,
    blockWith: async (txid: string) => chain.blockWith(txid),
    log,
  };
  orders = createOrders({ database: base.database, clock, closed: [], late });
});
afterAll(() => base.close());

type Real = Readonly<{ owner: Address; signed: WrittenTransfer[] }>;
type Step = fc.AsyncCommand<OrderModel, Real>;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof Refusal) return error.problem.code;
      throw error;
    },
  );

/** After every step every order is in the state that the reference has, in the code and in SQL. */
async function compare(model: OrderModel, { owner }: Real): Promise<void> {
  const { list } = await orders.list(owner, { pageNo: 1, pageSize: 50 });
  const found = list.map(({ orderId, state, txid }) => [orderId, state, txid ?? null]);
  const showsTransaction = ['included', 'failing', 'settled', 'failed', 'mismatched'];
  const expected = model.orders
    .map(({ id, state, txid }) => [id, state, showsTransaction.includes(state) ? txid : null])
    .toReversed();
  expect(found).toEqual(expected.slice(0, 50));
  const { timestamp, number } = chain.solid;
  const { rows } = await sql<{ id: string; state: string }>`
    select o.id, ${stateInSql({ now, solid: { number, timestamp } })} as state
    from orders o left join order_chain c on c.order_id = o.id left join lateral (
      select max(deadline) as deadline from order_hint where order_id = o.id and counts) h on true
    where o.address = ${owner} order by o.id desc`.execute(base.database);
  expect(rows.map(({ id, state }) => [id, state]).slice(0, 50)).toEqual(
    expected.slice(0, 50).map(([id, state]) => [id, state]),
  );
}

const step = (name: string, run: (model: OrderModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
});

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

/** Mostly those that can still change. */
const someOrder = (model: OrderModel, seed: number): ModelOrder | undefined =>
  pick(model.orders.slice(-6), seed);

const prepare = fc.integer({ min: 1, max: 3 }).map((amount) =>
  step(`prepare ${amount}`, async (model, { owner }) => {
    const body = { to: receiver, amount: BigInt(amount) };
    const same = model.open().findLast((order) => order.amount === body.amount);
    if (!same && model.open().length >= 5) {
      expect(await codeOf(orders.prepare(plans.transfer, owner, body))).toBe('ORDER_OPEN_LIMIT');
      return;
    }
    // Ids sort by time; the reference counts on it.
    now += 1;
    model.pass(1);
    const reply = await orders.prepare(plans.transfer, owner, body);
    if (same && isOpen(same.state)) {
      expect([reply.orderId, reply.duplicateWarning]).toEqual([same.id, true]);
      return;
    }
    expect(reply.duplicateWarning).toBeUndefined();
    model.orders.push({
      id: reply.orderId,
      place: model.orders.length,
      amount: body.amount,
      chainTime: chain.head.timestamp,
      expiresAt: reply.expiresAt - START,
      isCancelled: false,
      deadline: 0,
      state: 'created',
      txid: null,
      block: null,
      hints: new Map(),
      older: new Set(model.blocks),
    });
  }),
);

const txidOf = (owner: Address, place: number) =>
  Buffer.from(`${owner}${place}`).toString('hex').padEnd(64, '0').slice(-64);

const sign = fc.tuple(fc.nat(), fc.boolean(), fc.nat(7)).map(([seed, isReported, luck]) =>
  step(
    `sign ${isReported ? 'and report ' : ''}${luck === 0 ? 'failing' : ''}`,
    async (model, { owner, signed }) => {
      const order = someOrder(model, seed);
      if (!order) return;
      const id = txidOf(owner, signed.length);
      const isWrong = luck === 1;
      const amount = isWrong ? order.amount + 100n : order.amount;
      signed.push({ id, owner, to: receiver, amount, success: luck !== 0 });
      if (!isReported) return;
      const told = await codeOf(orders.report(owner, { orderId: order.id, txid: id }));
      expect(told).toBe(model.report(order, id, chain.head.timestamp));
    },
  ),
);

const report = fc.tuple(fc.nat(), fc.nat()).map(([seed, other]) =>
  step('report any', async (model, { owner, signed }) => {
    const order = someOrder(model, seed);
    const txid = pick(signed, other)?.id ?? 'ab'.repeat(32);
    if (!order) return;
    const told = await codeOf(orders.report(owner, { orderId: order.id, txid }));
    expect(told).toBe(model.report(order, txid, chain.head.timestamp));
  }),
);

const cancel = fc.nat().map((seed) =>
  step('cancel', async (model, { owner }) => {
    const order = someOrder(model, seed);
    if (!order) return;
    expect(await codeOf(orders.cancel(owner, order.id))).toBe(model.cancel(order));
  }),
);

const mine = fc.array(fc.nat(), { maxLength: 3 }).map((seeds) =>
  step(`mine ${seeds.length}`, async (model, { signed }) => {
    const taken = new Set(chain.blocks.flatMap((b) => b.transactions.map(({ id }) => id)));
    const waiting = signed.filter(({ id }) => !taken.has(id));
    const chosen = [...new Set(seeds.map((seed) => pick(waiting, seed)))].filter(
      (one) => one !== undefined,
    );
    const block = await chain.add(chosen);
    model.add(block, chosen);
  }),
);

const undo = fc.integer({ min: 1, max: 4 }).map((wanted) =>
  step(`undo ${wanted}`, async (model) => {
    const depth = Math.min(wanted, chain.head.number - chain.solid.number, model.blocks.length);
    if (depth === 0) return;
    await chain.undo(depth);
    model.undo(depth);
  }),
);

const solidify = fc.integer({ min: 0, max: 3 }).map((lag) =>
  step(`solid up to ${lag}`, async (model) => {
    const number = chain.head.number - lag;
    if (number <= chain.solid.number) return;
    await chain.solidify(number);
    model.solidify(chain.solid);
  }),
);

const wait = fc.constantFrom(1_000, 400_000, 700_000).map((milliseconds) =>
  step(`wait ${milliseconds}`, async (model) => {
    now += milliseconds;
    model.pass(milliseconds);
  }),
);

const chainWait = fc.constantFrom(3_600_000, 25 * 3_600_000).map((milliseconds) =>
  step(`chain time ${milliseconds}`, async () => {
    chain.timestamp += milliseconds;
  }),
);

async function shownOnChain() {
  const { rows } = await sql`select * from order_chain order by order_id`.execute(base.database);
  return rows;
}

describe('orders against a reference machine', () => {
  let people = 10;

  test('a report after the block changes nothing that an index from nothing would see there', async () => {
    const owner = addressOf(3);
    const { orderId } = await orders.prepare(plans.transfer, owner, { to: receiver, amount: 7n });
    const [wrong, other] = [txidOf(owner, 0), txidOf(owner, 1)];
    await orders.report(owner, { orderId, txid: wrong });
    chain.timestamp += 25 * 3_600_000;
    // Past the deadline of the report, so its transaction is none of the order's any more.
    await chain.add([{ id: wrong, owner, to: receiver, amount: 107n, success: true }]);
    expect(await shownOnChain()).toEqual([]);
    await orders.report(owner, { orderId, txid: other });
    await chain.rebuild();
    expect(await shownOnChain()).toEqual([]);
  });

  test('are in the state of the reference after every step', async () => {
    const deep = process.env['VELLUM_DEEP'] === '1';
    const steps = [
      prepare,
      prepare,
      sign,
      sign,
      report,
      cancel,
      mine,
      mine,
      mine,
      undo,
      solidify,
      wait,
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...steps, chainWait], { size: '+1', maxCommands: 60 }),
        async (commands) => {
          people += 1;
          now = START;
          const setup = () => {
            const model = new OrderModel();
            model.solid = chain.solid;
            return { model, real: { owner: addressOf(people), signed: [] } };
          };
          // What an earlier run left open belongs to the solid past.
          if (chain.head.number > chain.solid.number) await chain.solidify(chain.head.number);
          await fc.asyncModelRun(setup, commands);
        },
      ),
      { numRuns: deep ? 200 : 20, endOnFailure: true },
    );
    const before = await shownOnChain();
    await chain.rebuild();
    expect(await shownOnChain()).toEqual(before);
  }, 3_600_000);
});

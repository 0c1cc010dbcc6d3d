import { trc20 } from '@vellum/contracts/coins';
import { toHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrders } from '../../src/orders/order-engine.ts';
import type { Person } from './order-chain.ts';
import { createOrderWorld, lateReportsOn, type OrderWorld, transferBy } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await createOrderWorld({ people: 40 });
});
afterAll(() => world.close());

let next = 0;
const someone = () => world.chain.people[next++]!;
const open = (who: Person, to: Person, amount: bigint) =>
  world.orders.prepare(world.plans.transfer, who.address, { to: to.address, amount });
const mined = async (transaction: Transaction) => {
  await world.chain.send(transaction);
  await world.mine();
  return transaction.id;
};
const report = (who: Person, orderId: string, txid: string) =>
  world.orders.report(who.address, { orderId, txid });

/** What the chain shows of orders, and the state that follows, by order. */
async function shown() {
  const { rows } = await sql<Record<string, unknown>>`
    select o.id, o.address, c.txid, c.block, c.transaction_index, c.outcome, c.code
    from orders o left join order_chain c on c.order_id = o.id order by o.id`.execute(
    world.database,
  );
  return rows;
}

describe('a report that comes after the block of its transaction', () => {
  test.each([
    [
      'the parameters',
      'TX_PARAMETER_WRONG',
      (who: Person, to: Person) => transferBy(world, who, to, 101n),
    ],
    [
      'the contract, which the index does not follow',
      'TX_CONTRACT_WRONG',
      (who: Person, to: Person) =>
        transferBy(world, who, to, 100n, { contract: world.chain.at.otherUsdt }),
    ],
    [
      'the function',
      'TX_METHOD_WRONG',
      (who: Person, to: Person) =>
        world.chain.sign(who, { contract: world.chain.at.usdt, ...trc20.approve(to.hex, 100n) }),
    ],
  ] as const)('is mismatched at once: %s', async (_, failReason, signed) => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 100n);
    const txid = await mined(signed(payer, to));
    expect(await report(payer, orderId, txid)).toMatchObject({
      state: 'mismatched',
      failReason,
      txid,
    });
    expect((await world.events(orderId)).map(({ to_state, cause }) => [to_state, cause])).toEqual([
      ['created', 'made'],
      ['submitted', 'reported'],
      ['mismatched', 'seen-mismatched'],
    ]);
    expect(await report(payer, orderId, txid)).toMatchObject({ state: 'mismatched' });
    await mined(transferBy(world, payer, to, 100n));
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('is mismatched also when its transaction has expired on the solid chain', async () => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 100n);
    const wrong = transferBy(world, payer, to, 99n, { lifetime: 30_000 });
    const txid = await mined(wrong);
    await world.chain.devnet.increaseTime(60_000);
    await world.mine(5);
    const rawDataHex = toHex(wrong.rawBytes);
    expect(await world.orders.report(payer.address, { orderId, txid, rawDataHex })).toMatchObject({
      state: 'mismatched',
      failReason: 'TX_PARAMETER_WRONG',
    });
  });

  test('of a transaction from before the order is mismatched, and settles nothing', async () => {
    const [payer, to] = [someone(), someone()];
    const txid = await mined(transferBy(world, payer, to, 100n));
    const { orderId } = await open(payer, to, 100n);
    expect(await report(payer, orderId, txid)).toMatchObject({
      state: 'mismatched',
      failReason: 'TX_EVENT_FOREIGN',
    });
  });

  test('settles nothing that the index passed over', async () => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 100n);
    // Nothing that is signed for an order is this late, so the index does not look for it.
    await world.chain.devnet.increaseTime(3 * 86_400_000);
    const txid = await mined(transferBy(world, payer, to, 100n));
    expect(await world.state(payer, orderId)).toBe('created');
    expect(await report(payer, orderId, txid)).toMatchObject({ state: 'submitted' });
  });

  test('of somebody else changes nothing, and is told once', async () => {
    const [payer, to, stranger] = [someone(), someone(), someone()];
    const { orderId } = await open(payer, to, 100n);
    const { otherUsdt } = world.chain.at;
    const txid = await mined(transferBy(world, stranger, to, 100n, { contract: otherUsdt }));
    const { database, clock, plans } = world;
    const late = lateReportsOn(world.chain.url, plans);
    const asked: string[] = [];
    const counted: typeof late = {
      ...late,
      blockWith(id, signal) {
        asked.push(id);
        return late.blockWith(id, signal);
      },
    };
    const orders = createOrders({ database, clock: () => clock.now, closed: [], late: counted });
    for (let times = 0; times < 3; times += 1) {
      expect(await orders.report(payer.address, { orderId, txid })).toMatchObject({
        state: 'submitted',
      });
    }
    // Once judged, a node is not asked again.
    expect(asked).toEqual([txid]);
    const refused = (await world.events(orderId)).filter(({ cause }) => cause === 'refused');
    expect(refused).toEqual([expect.objectContaining({ code: 'TX_SENDER_WRONG', txid })]);
  });

  test('by somebody else is refused and changes nothing', async () => {
    const [payer, to, stranger] = [someone(), someone(), someone()];
    const { orderId } = await open(payer, to, 100n);
    const txid = await mined(transferBy(world, payer, to, 98n));
    await expect(report(stranger, orderId, txid)).rejects.toMatchObject({
      problem: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await world.state(payer, orderId)).toBe('created');
  });

  test('is undone with the block, and refused again when the transaction comes into another', async () => {
    const [payer, to] = [someone(), someone()];
    const { devnet } = world.chain;
    const { orderId } = await open(payer, to, 100n);
    const reference = devnet.chain.blockByNumber(devnet.chain.solidNumber())!;
    const wrong = transferBy(world, payer, to, 97n, { reference });
    await mined(wrong);
    await world.mine();
    expect(await report(payer, orderId, wrong.id)).toMatchObject({ state: 'mismatched' });
    const none = Array.from({ length: 3 }, () => ({ transactions: [] }));
    await devnet.reorganise({ depth: 2, blocks: none });
    await world.caughtUp();
    expect(await world.state(payer, orderId)).toBe('submitted');
    await devnet.reorganise({ depth: 2, blocks: [{ transactions: [wrong] }, ...none] });
    await world.caughtUp();
    expect(await world.state(payer, orderId)).toBe('mismatched');
  });

  test('shows the same after the index was built from nothing', async () => {
    const before = await shown();
    const outcomes = before.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'mismatched')).toHaveLength(3);
    await world.rebuild();
    expect(await shown()).toEqual(before);
  });
});

test('a node that does not answer costs the judgement, not the report', async () => {
  const [payer, to] = [someone(), someone()];
  const { orderId } = await open(payer, to, 100n);
  const txid = await mined(transferBy(world, payer, to, 96n));
  const { database, clock, plans } = world;
  const late = lateReportsOn('http://127.0.0.1:1', plans);
  const alone = createOrders({ database, clock: () => clock.now, closed: [], late });
  expect(await alone.report(payer.address, { orderId, txid })).toMatchObject({
    state: 'submitted',
  });
  const before = await shown();
  await world.rebuild();
  expect(await shown()).toEqual(before);
  expect(await report(payer, orderId, txid)).toMatchObject({ state: 'mismatched' });
});

import { toHex } from '@vellum/tron/bytes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderPlan } from '../../src/orders/order-plan.ts';
import type { Person } from './order-chain.ts';
import { createOrderWorld, type OrderWorld, transferBy } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await createOrderWorld({ people: 50 });
});
afterAll(() => world.close());

let next = 0;
const someone = () => world.chain.people[next++]!;
const open = (who: Person, to: Person, amount: bigint) =>
  world.orders.prepare(world.plans.transfer, who.address, { to: to.address, amount });
const refused = (code: string) => ({ problem: expect.objectContaining({ code }) });
const forged = (digit: number) => digit.toString(16).padStart(64, '0');

describe('Before', () => {
  test('answers the call to sign, the quote and a lifetime of ten minutes (S7.43)', async () => {
    const [payer, to] = [someone(), someone()];
    const reply = await open(payer, to, 5n);
    expect(reply).toMatchObject({
      kind: 'cards.transfer',
      state: 'created',
      quote: { amount: '5' },
      call: {
        contract: world.chain.at.usdt,
        method: 'transfer(address,uint256)',
        params: [
          { type: 'address', value: to.address },
          { type: 'uint256', value: '5' },
        ],
        callValueSun: '0',
      },
      approvals: [],
      expiresAt: world.clock.now + 600_000,
    });
    expect(reply).not.toHaveProperty('duplicateWarning');
  });

  test('with a price lives for a minute', async () => {
    const [payer, spender] = [someone(), someone()];
    const body = { spender: spender.address, amount: 10n };
    const reply = await world.orders.prepare(world.plans.approve, payer.address, body);
    expect(reply.expiresAt).toBe(world.clock.now + 60_000);
  });

  test('gives the open order again with a warning, also to many at once', async () => {
    const [payer, to] = [someone(), someone()];
    const replies = await Promise.all(Array.from({ length: 8 }, () => open(payer, to, 6n)));
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1);
    expect(replies.filter(({ duplicateWarning }) => duplicateWarning)).toHaveLength(7);
    const other = await open(payer, to, 7n);
    expect(other.orderId).not.toBe(replies[0]?.orderId);
  });

  test('opens a new one once the old one is cancelled, expired or fulfilled', async () => {
    const [payer, to] = [someone(), someone()];
    const first = await open(payer, to, 8n);
    await world.orders.cancel(payer.address, first.orderId);
    const second = await open(payer, to, 8n);
    world.clock.now += 600_000;
    expect(await world.state(payer, second.orderId)).toBe('expired');
    const third = await open(payer, to, 8n);
    await world.chain.send(transferBy(world, payer, to, 8n));
    await world.mine();
    expect(await world.state(payer, third.orderId)).toBe('included');
    const fourth = await open(payer, to, 8n);
    const ids = [first, second, third, fourth].map(({ orderId }) => orderId);
    expect(new Set(ids).size).toBe(4);
  });

  test('lets five be open at once', async () => {
    const [payer, to] = [someone(), someone()];
    for (let amount = 11n; amount < 16n; amount += 1n) await open(payer, to, amount);
    await expect(open(payer, to, 16n)).rejects.toMatchObject({
      problem: { code: 'ORDER_OPEN_LIMIT', params: { max: '5' } },
    });
    expect((await open(payer, to, 15n)).duplicateWarning).toBe(true);
  });

  test('of a later step waits for the one before it', async () => {
    const [payer, to] = [someone(), someone()];
    const first = await open(payer, to, 21n);
    const second = (needs: 'included' | 'settled'): OrderPlan<{ to: Person }> => ({
      ...world.plans.transfer,
      prepare: async (request) => ({
        ...(await world.plans.transfer.prepare({
          ...request,
          body: { to: request.body.to.address, amount: 22n },
        })),
        follows: { orderId: first.orderId, needs, otherwise: { code: 'FIRST_PAY_NOT_FINAL' } },
      }),
    });
    const ask = (needs: 'included' | 'settled') =>
      world.orders.prepare(second(needs), payer.address, { to });
    await expect(ask('included')).rejects.toMatchObject(refused('FIRST_PAY_NOT_FINAL'));
    await world.chain.send(transferBy(world, payer, to, 21n));
    await world.mine();
    await expect(ask('settled')).rejects.toMatchObject(refused('FIRST_PAY_NOT_FINAL'));
    const { orderId } = await ask('included');
    expect(await world.orders.get(payer.address, orderId)).toMatchObject({
      parentId: first.orderId,
      step: 2,
    });
  });
});

describe('After', () => {
  test('is of the own orders only', async () => {
    const [payer, to, thief] = [someone(), someone(), someone()];
    const { orderId } = await open(payer, to, 31n);
    const report = { orderId, txid: forged(1) };
    const none = refused('ORDER_NOT_FOUND');
    await expect(world.orders.report(thief.address, report)).rejects.toMatchObject(none);
    await expect(world.orders.get(thief.address, orderId)).rejects.toMatchObject(none);
    await expect(world.orders.cancel(thief.address, orderId)).rejects.toMatchObject(none);
    expect(await world.state(payer, orderId)).toBe('created');
  });

  test('twice is the same as once (S7.43)', async () => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 32n);
    const report = { orderId, txid: forged(2) };
    const replies = await Promise.all(
      [0, 1, 2].map(() => world.orders.report(payer.address, report)),
    );
    for (const reply of replies) expect(reply.state).toBe('submitted');
    expect(await world.events(orderId)).toHaveLength(2);
  });

  test('after the end takes its own transaction and no other', async () => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 33n);
    const { id: txid } = await world.chain.send(transferBy(world, payer, to, 33n));
    await world.mine();
    const late = await world.orders.report(payer.address, { orderId, txid });
    expect(late).toMatchObject({ state: 'included', txid });
    const other = { orderId, txid: forged(3) };
    const closed = refused('ORDER_CLOSED');
    await expect(world.orders.report(payer.address, other)).rejects.toMatchObject(closed);
    await expect(world.orders.cancel(payer.address, orderId)).rejects.toMatchObject(closed);
  });

  test('with foreign transactions changes nothing, and the fourth is refused', async () => {
    const [payer, to, stranger] = [someone(), someone(), someone()];
    const foreign = [];
    for (let amount = 1n; amount <= 4n; amount += 1n) {
      foreign.push(await world.chain.send(transferBy(world, stranger, to, amount)));
    }
    await world.mine();
    const { orderId } = await open(payer, to, 34n);
    for (const { id: txid } of foreign.slice(0, 3)) {
      const reply = await world.orders.report(payer.address, { orderId, txid });
      expect(reply.state).toBe('created');
    }
    const report = { orderId, txid: foreign[3]!.id };
    const conflict = refused('TXID_CONFLICT');
    await expect(world.orders.report(payer.address, report)).rejects.toMatchObject(conflict);
    await world.chain.send(transferBy(world, payer, to, 34n));
    await world.mine();
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('cannot take the transaction of another order', async () => {
    const [payer, to] = [someone(), someone()];
    const [one, two] = [await open(payer, to, 35n), await open(payer, to, 36n)];
    const { id: txid } = await world.chain.send(transferBy(world, payer, to, 35n));
    await world.mine();
    const reply = await world.orders.report(payer.address, { orderId: two.orderId, txid });
    expect(reply.state).toBe('created');
    expect(await world.state(payer, one.orderId)).toBe('included');
  });

  test('without raw bytes waits for a day of the solid chain', async () => {
    const [payer, to] = [someone(), someone()];
    const [told, untold] = [await open(payer, to, 37n), await open(payer, to, 38n)];
    const { id: txid, rawBytes } = transferBy(world, payer, to, 37n, { lifetime: 60_000 });
    const rawDataHex = toHex(rawBytes);
    await world.orders.report(payer.address, { orderId: told.orderId, txid });
    await world.orders.report(payer.address, { orderId: told.orderId, txid, rawDataHex });
    const lie = { orderId: untold.orderId, txid: forged(4), rawDataHex };
    await world.orders.report(payer.address, lie);
    await world.chain.devnet.increaseTime(3_600_000);
    await world.mine(4);
    expect(await world.state(payer, told.orderId)).toBe('dropped');
    expect(await world.state(payer, untold.orderId)).toBe('submitted');
    await world.chain.devnet.increaseTime(86_400_000);
    await world.mine(4);
    expect(await world.state(payer, untold.orderId)).toBe('dropped');
  });
});

describe('a reorganisation', () => {
  test.each([
    ['created', async () => {}],
    [
      'submitted',
      (who: Person, orderId: string, txid: string) =>
        world.orders.report(who.address, { orderId, txid }),
    ],
    ['cancelled', (who: Person, orderId: string) => world.orders.cancel(who.address, orderId)],
  ] as const)('gives a %s order back the state it had', async (state, before) => {
    const [payer, to] = [someone(), someone()];
    const { orderId } = await open(payer, to, 41n);
    const transaction = transferBy(world, payer, to, 41n, {
      reference: world.chain.devnet.chain.blockByNumber(world.chain.devnet.chain.solidNumber())!,
    });
    await before(payer, orderId, transaction.id);
    await world.chain.send(transaction);
    await world.mine();
    expect(await world.state(payer, orderId)).toBe('included');
    const { devnet } = world.chain;
    await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    await world.caughtUp();
    expect(await world.state(payer, orderId)).toBe(state);
    // Into a block whose number was there before the order: it counts, because the block was not.
    const none = Array.from({ length: 3 }, () => ({ transactions: [] }));
    await devnet.reorganise({ depth: 3, blocks: [{ transactions: [transaction] }, ...none] });
    await world.caughtUp();
    expect(await world.state(payer, orderId)).toBe('settled');
    const { rows } = await sql<{ state: string; retracted: boolean }>`
      select payload ->> 'state' as state, retracted from event_feed
      where topic = 'order' and payload ->> 'orderId' = ${orderId} and block is not null
      order by id`.execute(world.database);
    expect(rows.slice(0, 2)).toEqual([
      { state: 'included', retracted: false },
      { state, retracted: true },
    ]);
    expect(rows.at(-1)).toEqual({ state: 'settled', retracted: false });
  });
});

describe('the list', () => {
  test('is by page, newest first, of one kind or state, with where the index stands', async () => {
    const [payer, to] = [someone(), someone()];
    const ids: string[] = [];
    for (let amount = 51n; amount < 55n; amount += 1n) {
      world.clock.now += 1;
      ids.unshift((await open(payer, to, amount)).orderId);
    }
    await world.chain.send(transferBy(world, payer, to, 51n));
    await world.mine();
    const { orders } = world;
    const page = await orders.list(payer.address, { pageNo: 1, pageSize: 3 });
    expect(page.list.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 3));
    const { chain } = world.chain.devnet;
    expect(page).toMatchObject({
      hasMore: true,
      asOf: { head: chain.head().number, solid: chain.solidNumber() },
    });
    const rest = await orders.list(payer.address, { pageNo: 2, pageSize: 3 });
    expect(rest).toMatchObject({ hasMore: false, list: [{ orderId: ids[3], final: false }] });
    const asked = async (filter: object) =>
      (await orders.list(payer.address, { pageNo: 1, pageSize: 9, ...filter })).list.length;
    expect(await asked({ state: 'included' })).toBe(1);
    expect(await asked({ state: 'created' })).toBe(3);
    expect(await asked({ kind: 'cards.buy' })).toBe(0);
    expect((await orders.list(to.address, { pageNo: 1, pageSize: 9 })).list).toEqual([]);
  });
});

import { testUsdt, trc20, wtrx } from '@vellum/contracts/coins';
import { team } from '@vellum/contracts/team';
import { addressBytes } from '@vellum/tron/address';
import { concatBytes, toHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderWorld, type OrderWorld, transferBy } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await createOrderWorld({ people: 50 });
});
afterAll(() => world.close());

let next = 0;
/** Nobody meets the orders of another test. */
const someone = () => world.chain.people[next++]!;

const mined = async (transaction: Transaction) => {
  await world.chain.send(transaction);
  await world.mine();
};

/** Opens an order for a transfer of 100, reports the transaction, and takes it into a block. */
async function reported(
  signed: (payer: ReturnType<typeof someone>, to: ReturnType<typeof someone>) => Transaction,
) {
  const { orders, plans } = world;
  const [payer, to] = [someone(), someone()];
  const { orderId } = await orders.prepare(plans.transfer, payer.address, {
    to: to.address,
    amount: 100n,
  });
  const transaction = signed(payer, to);
  await orders.report(payer.address, { orderId, txid: transaction.id });
  await mined(transaction);
  return { order: await orders.get(payer.address, orderId), orderId, payer, to };
}

describe('a transaction is of an order when every field is as quoted', () => {
  test('the quoted call settles the order once it is solid', async () => {
    const { order, payer } = await reported((who, to) => transferBy(world, who, to, 100n));
    expect(order).toMatchObject({
      state: 'included',
      confirmations: 1,
      final: false,
      result: { amount: '100' },
    });
    await world.mine(3);
    const later = await world.orders.get(payer.address, order.orderId);
    expect(later).toMatchObject({
      state: 'settled',
      final: true,
      confirmations: 4,
      txid: order.txid,
    });
  });

  test('without any report too', async () => {
    const [payer, to] = [someone(), someone()];
    const body = { to: to.address, amount: 7n };
    const { orderId } = await world.orders.prepare(world.plans.transfer, payer.address, body);
    await mined(transferBy(world, payer, to, 7n));
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('the contract', async () => {
    const { order } = await reported((who, to) =>
      transferBy(world, who, to, 100n, { contract: world.chain.at.otherUsdt }),
    );
    expect(order).toMatchObject({ state: 'mismatched', failReason: 'TX_CONTRACT_WRONG' });
  });

  test('the function', async () => {
    const { order } = await reported((who, to) =>
      world.chain.sign(who, { contract: world.chain.at.usdt, ...trc20.approve(to.hex, 100n) }),
    );
    expect(order).toMatchObject({ state: 'mismatched', failReason: 'TX_METHOD_WRONG' });
  });

  test('the parameters', async () => {
    const { order } = await reported((who, to) => transferBy(world, who, to, 101n));
    expect(order).toMatchObject({ state: 'mismatched', failReason: 'TX_PARAMETER_WRONG' });
  });

  test('the sender: a foreign transaction changes nothing', async () => {
    const stranger = someone();
    const { order, orderId } = await reported((_, to) => transferBy(world, stranger, to, 100n));
    expect(order.state).toBe('submitted');
    expect(await world.events(orderId)).toContainEqual(
      expect.objectContaining({
        cause: 'refused',
        code: 'TX_SENDER_WRONG',
        from_state: 'submitted',
        to_state: 'submitted',
      }),
    );
  });

  test('the value', async () => {
    const { orders, plans, chain } = world;
    const payer = someone();
    const { orderId } = await orders.prepare(plans.wrap, payer.address, { amount: 5_000_000n });
    const wrong = chain.sign(payer, { contract: chain.at.wtrx, ...wtrx.wrap(5_000_001n) });
    await orders.report(payer.address, { orderId, txid: wrong.id });
    await mined(wrong);
    const order = await orders.get(payer.address, orderId);
    expect(order).toMatchObject({ state: 'mismatched', failReason: 'TX_VALUE_WRONG' });
    await mined(chain.sign(payer, { contract: chain.at.wtrx, ...wtrx.wrap(5_000_000n) }));
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('the kind of transaction: a creation is no call', async () => {
    const { orders, plans, chain } = world;
    const { orderId } = await orders.prepare(plans.transfer, chain.deployer.address, {
      to: someone().address,
      amount: 1n,
    });
    const creation = chain.signCreation(chain.deployer);
    await orders.report(chain.deployer.address, { orderId, txid: creation.id });
    await mined(creation);
    const order = await orders.get(chain.deployer.address, orderId);
    expect(order).toMatchObject({ state: 'mismatched', failReason: 'TX_TYPE_WRONG' });
  });

  test('success: a refused call fails the order with the reason', async () => {
    const { chain, orders, plans } = world;
    const member = someone();
    await mined(
      chain.sign(member, { contract: chain.at.team, ...team.bindInviter(chain.deployer.hex) }),
    );
    const body = { inviter: chain.deployer.address };
    const { orderId } = await orders.prepare(plans.bind, member.address, body);
    await mined(
      chain.sign(member, { contract: chain.at.team, ...team.bindInviter(chain.deployer.hex) }),
    );
    const order = await orders.get(member.address, orderId);
    expect(order).toMatchObject({
      state: 'failing',
      failReason: 'TX_REVERTED',
      failParams: { reason: 'TeamAlreadyBound' },
    });
    await world.mine(3);
    expect(await world.state(member, orderId)).toBe('failed');
  });

  test('success: too little energy is told apart', async () => {
    const { order } = await reported((who, to) =>
      transferBy(world, who, to, 100n, { feeLimit: 100_000n }),
    );
    expect(order).toMatchObject({ state: 'failing', failReason: 'FEE_LIMIT_TOO_LOW' });
  });

  test.each([
    ['silent', 'TX_EVENT_MISSING'],
    ['foreign', 'TX_EVENT_FOREIGN'],
  ] as const)('the event: %s -> %s', async (plan, failReason) => {
    const { orders, plans } = world;
    const [payer, to] = [someone(), someone()];
    const body = { to: to.address, amount: 3n };
    const { orderId } = await orders.prepare(plans[plan], payer.address, body);
    const transaction = transferBy(world, payer, to, 3n);
    await orders.report(payer.address, { orderId, txid: transaction.id });
    await mined(transaction);
    expect(await orders.get(payer.address, orderId)).toMatchObject({
      state: 'mismatched',
      failReason,
    });
  });

  test('the time: a transaction that never came is dropped when the solid chain has passed its expiration', async () => {
    const { orders, plans, chain } = world;
    const [payer, to] = [someone(), someone()];
    const body = { to: to.address, amount: 9n };
    const { orderId } = await orders.prepare(plans.transfer, payer.address, body);
    const { id: txid, rawBytes } = transferBy(world, payer, to, 9n, { lifetime: 30_000 });
    await orders.report(payer.address, { orderId, txid, rawDataHex: toHex(rawBytes) });
    await chain.devnet.increaseTime(31_000);
    await world.mine(2);
    expect(await world.state(payer, orderId)).toBe('submitted');
    await world.mine(2);
    expect(await orders.get(payer.address, orderId)).toMatchObject({
      state: 'dropped',
      failReason: 'TX_DROPPED',
    });
    expect(await world.events(orderId)).toContainEqual(
      expect.objectContaining({
        from_state: 'submitted',
        to_state: 'dropped',
        cause: 'transaction-expired',
      }),
    );
  });

  test('the time: what a block takes after a pause is paid, though its own time is past the expiration', async () => {
    const { orders, plans, chain } = world;
    const [payer, to] = [someone(), someone()];
    const body = { to: to.address, amount: 8n };
    const { orderId } = await orders.prepare(plans.transfer, payer.address, body);
    const transaction = transferBy(world, payer, to, 8n, { lifetime: 30_000 });
    const { id: txid, rawBytes } = transaction;
    await orders.report(payer.address, { orderId, txid, rawDataHex: toHex(rawBytes) });
    await chain.devnet.increaseTime(86_400_000);
    await mined(transaction);
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('within bounds: lower than quoted is the order, beyond the bound is not', async () => {
    const { orders, plans, chain } = world;
    const [payer, spender] = [someone(), someone()];
    const body = { spender: spender.address, amount: 100n };
    const { orderId } = await orders.prepare(plans.approve, payer.address, body);
    const approving = (amount: bigint) =>
      chain.sign(payer, { contract: chain.at.usdt, ...trc20.approve(spender.hex, amount) });
    await mined(approving(101n));
    await mined(approving(49n));
    expect(await world.state(payer, orderId)).toBe('created');
    await mined(approving(50n));
    expect(await world.state(payer, orderId)).toBe('included');
  });

  test('through another contract: the effect counts, and the way is noted', async () => {
    const { orders, plans, chain } = world;
    const { forwarder, usdt } = chain.at;
    const [payer, to] = [someone(), someone()];
    await mined(chain.sign(payer, { contract: usdt, ...trc20.approve(forwarder, 12n) }));
    const body = { to: to.address, amount: 12n };
    const { orderId } = await orders.prepare(plans.transfer, payer.address, body);
    const target = concatBytes(new Uint8Array(11), addressBytes(chain.hexOf(usdt)));
    const data = concatBytes(target, testUsdt.transferFrom(payer.hex, to.hex, 12n).data);
    await mined(chain.sign(payer, { contract: forwarder, data }));
    expect(await world.state(payer, orderId)).toBe('included');
    const { rows } = await sql<{ via: string | null }>`
      select via from order_chain where order_id = ${orderId}`.execute(world.database);
    expect(rows).toEqual([{ via: forwarder }]);
  });
});

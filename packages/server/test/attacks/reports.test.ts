import { toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import { transactionFromRaw } from '@vellum/tron/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderWorld, type OrderWorld, transferBy } from '../orders/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await createOrderWorld({ people: 4 });
});
afterAll(() => world.close());

test.each([-(2n ** 63n), 2n ** 63n - 1n, -1n, 0n])(
  'raw bytes that expire at %s are a hint like any other',
  async (expiration) => {
    const [payer, to] = [world.chain.people[0]!, world.chain.people[1]!];
    const order = await world.orders.prepare(world.plans.transfer, payer.address, {
      to: to.address,
      amount: 5n + (expiration & 15n),
    });
    const { rawBytes } = transferBy(world, payer, to, 5n);
    const raw = encodeMessage(TransactionRaw, {
      ...transactionFromRaw(rawBytes, []).raw,
      expiration,
    });
    const report = { orderId: order.orderId, txid: toHex(sha256(raw)), rawDataHex: toHex(raw) };
    const reply = await world.orders.report(payer.address, report);
    expect(['submitted', 'dropped']).toContain(reply.state);
  },
);

import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainHttp } from '../../test/plain-http.ts';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { createOrders } from './order-engine.ts';
import { orders } from './orders.ts';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const token = 'A'.repeat(43);

let base: TestDatabase;
let app: Awaited<ReturnType<typeof plainHttp>>;
beforeAll(async () => {
  base = await testDatabase();
  app = await plainHttp({
    rights: { isActive: async () => false, isCreator: async () => false, isAdmin: () => false },
    findSession: async (found) =>
      (found === token ? { session: { address, createdAt: 0 }, renewed: false } : null) as never,
    checkReplies: true,
  });
  orders(app, {
    engine: createOrders({ database: base.database, clock: Date.now, closed: [] }),
    plans: [],
  });
});
afterAll(async () => {
  await app.close();
  await base.close();
});

async function post(path: string, form: Record<string, string>, session: string | null = token) {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(session !== null && { authorization: `Bearer ${session}` }),
    },
    payload: new URLSearchParams(form).toString(),
  });
  return response.json() as { code: string; data: unknown };
}

const orderId = '01MCC6AXY188XEDANMGCTMCQ9Y';
const txid = 'ab'.repeat(32);

describe('orders over HTTP', () => {
  test('need a session', async () => {
    for (const path of Object.values(paths.orders)) {
      expect(await post(path, {}, null)).toMatchObject({ code: 'AUTH_REQUIRED' });
    }
  });

  test('that are not there are not found', async () => {
    for (const path of [paths.orders.get, paths.orders.cancel]) {
      expect(await post(path, { orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
    const report = await post(paths.orders.report, { orderId, txid });
    expect(report).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('are an empty page before the first block', async () => {
    expect(await post(paths.orders.list, {})).toMatchObject({
      code: 'OK',
      data: { list: [], hasMore: false, asOf: { head: 0, solid: 0 } },
    });
  });

  test('are listed also after a migration that adds a column', async () => {
    await post(paths.orders.list, {});
    await base.pool.query('alter table orders add column later text');
    expect(await post(paths.orders.list, {})).toMatchObject({ code: 'OK' });
  });

  test('know what a transaction id looks like', async () => {
    const report = await post(paths.orders.report, { orderId, txid: 'ab' });
    expect(report).toMatchObject({ code: 'TXID_FORMAT' });
  });

  test('know every action by name', async () => {
    const ask = (action: string) => post(paths.orders.prepare, { action });
    expect(await ask('nobody.knows')).toMatchObject({ code: 'ACTION_UNKNOWN' });
    // It has a path of its own.
    expect(await ask('membership.activate')).toMatchObject({ code: 'ACTION_UNKNOWN' });
    expect(await post(paths.orders.prepare, {})).toMatchObject({ code: 'FIELD_REQUIRED' });
  });
});

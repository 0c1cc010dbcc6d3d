import { entryKinds, orderFlows } from '@vellum/api/order-kinds/order-flows';
import { orderKinds } from '@vellum/api/order-kinds/order-kinds';
import { paths } from '@vellum/api/wire/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrders } from '../../src/orders/order-engine.ts';
import { newPerson, type TestServer, testServer } from '../test-server.ts';

let world: TestServer;
beforeAll(async () => {
  const successorUrl = 'https://new.vellum.example';
  world = await testServer({ config: { mode: 'exits', successorUrl } });
});
afterAll(() => world.close());

const { address } = newPerson();

test.each(orderKinds)('%s reaches its plan only as an exit', async (kind) => {
  let planned = false;
  const plan = {
    kind,
    prepare: () => {
      planned = true;
      return Promise.reject(new Error('planned'));
    },
    proof: { source: 'none', event: 'None', concerns: () => false },
  };
  const { database } = world.database;
  const orders = createOrders({ database, clock: Date.now, closed: entryKinds });
  const isEntry = orderFlows[kind] === 'entry';
  await expect(orders.prepare(plan, address, {})).rejects.toMatchObject(
    isEntry ? { problem: { code: 'EXITS_ONLY' } } : { message: 'planned' },
  );
  expect(planned).toBe(!isEntry);
});

test('the server refuses entries by path and by name, and keeps nothing of them', async () => {
  const person = newPerson();
  const caller = { cookie: await world.signIn(person) };
  const { json: byPath } = await world.post(paths.membership.prepareActivation, {}, caller);
  expect(byPath.code).toBe('EXITS_ONLY');
  const rent = { action: 'energy.rent', receiver: person.address, energy: '65000', hours: '1' };
  const form = { ...rent, maxPay: '100000000' };
  expect((await world.post(paths.orders.prepare, form, caller)).json.code).toBe('EXITS_ONLY');
  const { rows } = await sql`select id from orders`.execute(world.database.database);
  expect(rows).toEqual([]);
});

test('an exit is answered by its own plan', async () => {
  const person = newPerson();
  const caller = { cookie: await world.signIn(person) };
  const { vlm, otcDesk } = world.chain.deployment.contracts;
  const form = { action: 'approvals.cancel', token: vlm!.address, spender: otcDesk!.address };
  expect((await world.post(paths.orders.prepare, form, caller)).json.code).toBe('NO_APPROVAL');
});

test('pages hear which kinds are closed and where the new platform is', async () => {
  const { data } = (await world.post(paths.project.config)).json;
  expect(data).toMatchObject({
    closed: [...entryKinds],
    previousUrl: null,
    successorUrl: 'https://new.vellum.example',
  });
});

import { paths } from '@vellum/api/paths';
import { cards } from '@vellum/contracts/cards';
import { toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { createClient } from '@vellum/tron/client/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaled } from '../faults/random.ts';
import type { Person } from '../test-server.ts';
import { type CardWorld, cardWorld } from './card-world.ts';

const LEFT = 5;
const BUYERS = Math.max(15, scaled(50));
const PRICE = 7_000_000n;
/** More than the energy of a purchase that fails can cost. */
const NETWORK_FEE = 30_000_000n;

let world: CardWorld;
beforeAll(async () => {
  world = await cardWorld(BUYERS + 1);
  const fund = world.owner.address;
  const rare = { name: 'Rare', pledgeTime: 0n, price: PRICE, pricedInU: false, weight: 5n };
  await world.send(world.owner, 'cards', cards.setLevel(7n, { ...rare, isOpen: true, fund }));
  await world.send(world.owner, 'cards', cards.raiseSupply(7n, BigInt(LEFT)));
  await world.indexed();
}, 300_000);
afterAll(() => world?.close());

test('many want the last cards at the same moment: as many get one as there are', async () => {
  const client = createClient({ fullNodes: [world.chain.url] });
  const balance = async ({ address }: Person) =>
    (await getAccount(client, toHexAddress(address)))!.balance;
  const buyers = world.people.slice(0, BUYERS);
  const before = await Promise.all(buyers.map(balance));
  const orders = await Promise.all(
    buyers.map((who) => world.ask(who, paths.levelCards.preparePurchase, { level: '7' })),
  );
  expect(new Set(orders.map(({ code }) => code))).toEqual(new Set(['OK']));
  const outcomes = await Promise.allSettled(
    buyers.map((who) => world.send(who, 'cards', cards.buy(7n, PRICE))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LEFT);
  await world.chain.devnet.mine(6);
  await world.indexed();

  const ended = await Promise.all(
    buyers.map((who, index) =>
      world.ask(who, paths.orders.get, { orderId: orders[index]!.data.orderId }),
    ),
  );
  const after = await Promise.all(buyers.map(balance));
  for (const [index, { data }] of ended.entries()) {
    const spent = before[index]! - after[index]!;
    if (outcomes[index]!.status === 'fulfilled') expect(data.state).toBe('settled');
    else {
      expect(data).toMatchObject({
        state: 'failed',
        failReason: 'TX_REVERTED',
        failParams: { reason: 'CardsSoldOut' },
      });
      expect(spent).toBeLessThan(NETWORK_FEE);
    }
  }
  const late = world.people[BUYERS]!;
  expect((await world.ask(late, paths.levelCards.preparePurchase, { level: '7' })).code).toBe(
    'SOLD_OUT',
  );
  const { json } = await world.post(paths.levelCards.levels);
  const shown = json.data.list.find(({ level }: { level: number }) => level === 7);
  const chain = await world.read('cards', cards.level(7n));
  expect(shown).toMatchObject({ minted: LEFT, remainSupply: 0, status: 'soldOut' });
  expect([shown.remainSupply, shown.nextTokenId]).toEqual([
    Number(chain.supplyLeft),
    String(chain.nextSerial),
  ]);
}, 120_000);

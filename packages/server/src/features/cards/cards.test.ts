import { paths } from '@vellum/api/paths';
import { cards } from '@vellum/contracts/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import type { Person } from '../../../test/test-server.ts';

const { levelCards, cardMarket, platformCards } = paths;

let world: CardWorld;
beforeAll(async () => {
  world = await cardWorld(12);
  await world.indexed();
}, 120_000);
afterAll(() => world?.close());

const levelOf = async (level: number) => {
  const { json } = await world.post(levelCards.levels);
  return json.data.list.find((one: { level: number }) => one.level === level);
};

/** What a Before asks to be signed is signed, and the order as it is then. */
async function carryOut(who: Person, before: string, form: Record<string, string>) {
  const { code, data } = await world.ask(who, before, form);
  if (code !== 'OK') throw new Error(code);
  const { data: call, callValueSun } = await callOf(data.orderId, data.call);
  await world.send(who, 'cards', { data: call, value: BigInt(callValueSun), feeLimit } as never);
  await world.indexed();
  return (await world.ask(who, paths.orders.get, { orderId: data.orderId })).data;
}
const feeLimit = 500_000_000n;
async function callOf(orderId: string, call: { callValueSun: string }) {
  const { rows } = await world.database.pool.query('select data from orders where id = $1', [
    orderId,
  ]);
  return { data: Buffer.from(rows[0].data, 'hex'), callValueSun: call.callValueSun };
}

describe('levels', () => {
  test('are told as the contract has them', async () => {
    const ada = world.people[0]!;
    await world.buy(ada, 1);
    await world.indexed();
    const bronze = await levelOf(1);
    const chain = await world.read('cards', cards.level(1n));
    expect(bronze).toMatchObject({
      levelStr: 'Bronze',
      status: 'onSale',
      price: String(await world.read('cards', cards.priceOf(1n))),
      priceU: '20000000',
      remainSupply: Number(chain.supplyLeft),
      nextTokenId: String(chain.nextSerial),
      pledgeTime: Number(chain.pledgeTime),
      weight: 20,
      floor: null,
    });
    expect(bronze.lastSales).toHaveLength(1);
    expect(bronze.reservation.firstPayment).toBe(
      String(await world.read('cards', cards.firstInstalment(1n))),
    );
  });
});

describe('buying by level', () => {
  test('the Before is carried out and gives the card (S7.20)', async () => {
    const ben = world.people[1]!;
    const order = await carryOut(ben, levelCards.preparePurchase, { level: '2' });
    expect(order.state).toBe('included');
    const { data } = await world.ask(ben, platformCards.listMine);
    expect(data.list).toMatchObject([{ tokenId: order.result.tokenId, level: 2, state: 'owned' }]);
  });
});

describe('the market', () => {
  test('list, change price, buy, withdraw', async () => {
    const [cyd, dan] = [world.people[2]!, world.people[3]!];
    const id = await world.buy(cyd, 1);
    await world.indexed();
    const tokenId = String(id);
    await carryOut(cyd, cardMarket.prepareSale, { tokenId, price: '5000000' });
    await carryOut(cyd, cardMarket.prepareSale, { tokenId, price: '6000000' });
    const { json } = await world.post(cardMarket.list, { seller: cyd.address });
    expect(json.data).toMatchObject({ total: 1, list: [{ tokenId, price: '6000000' }] });
    const sold = await carryOut(dan, cardMarket.preparePurchase, {
      listingId: tokenId,
      maxPrice: '6000000',
    });
    expect(sold.state).toBe('included');
    const history = await world.post(levelCards.history, { tokenId });
    expect(history.json.data.list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sold',
      'priceChanged',
      'listed',
      'minted',
    ]);
    const prepared = await world.ask(cyd, paths.orders.prepare, { action: 'cards.withdraw-credit' });
    expect(prepared.data.quote.amount).toBe('5850000');
  });
});

import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardWorld, cardWorld } from '../../../test/cards/card-world.ts';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { levelCards, platformCards, orders } = paths;
const shop = paths.cards;

let world: CardWorld;
let free: Person[];
beforeAll(async () => {
  world = await cardWorld(14);
  free = [...world.people];
  await world.indexed();
});
afterAll(() => world?.close());

/** Someone whom no other test uses. */
const someone = () => free.pop()!;

const levelOf = async (level: number) => {
  const { json } = await world.post(levelCards.levels);
  return json.data.list.find((one: { level: number }) => one.level === level);
};

describe('levels', () => {
  test('are told as the contract has them', async () => {
    await world.buy(someone(), 1);
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
    expect(bronze.lastSales[0]).toMatchObject({ kind: 'minted' });
    const first = await world.read('cards', cards.firstInstalment(1n));
    expect(bronze.reservation.firstPayment).toBe(String(first));
  });

  test('say when there is no reliable price, and sell nothing then', async () => {
    await world.chain.devnet.increaseTime(9 * 3_600_000);
    await world.chain.devnet.mine();
    await world.indexed();
    expect((await levelOf(3)).price).toBeNull();
    const code = await refusal(world, someone(), levelCards.preparePurchase, { level: '3' });
    expect(code).toBe('PRICE_UNAVAILABLE');
    await world.pass(1);
    await world.indexed();
    expect((await levelOf(3)).price).not.toBeNull();
  });
});

describe('buying by level', () => {
  test('gives the card and warns of a second one within ten minutes', async () => {
    const ben = someone();
    const order = await carryOut(world, ben, levelCards.preparePurchase, { level: '2' });
    expect(order).toMatchObject({ state: 'included', quote: { lastBoughtAt: null } });
    const { data } = await world.ask(ben, platformCards.listMine);
    expect(data.list).toMatchObject([{ tokenId: order.result.tokenId, level: 2, state: 'owned' }]);
    const again = await world.ask(ben, levelCards.preparePurchase, { level: '2' });
    expect(again.data.quote.lastBoughtAt).toBe(data.list[0].mintedAt);
    const bea = someone();
    await world.buy(bea, 2);
    await world.pass(601);
    await world.indexed();
    const later = await world.ask(bea, levelCards.preparePurchase, { level: '2' });
    expect(later.data.quote.lastBoughtAt).toBeNull();
  });

  test('sends three percent more than a price in U, and the rest comes back', async () => {
    const cyd = someone();
    const { data } = await world.ask(cyd, levelCards.preparePurchase, { level: '1' });
    const price = BigInt(data.quote.price);
    expect(data.call.callValueSun).toBe(String(price + (price * 300n) / 10_000n));
    const order = await carryOut(world, cyd, levelCards.preparePurchase, { level: '1' });
    expect(order.result.price).toBe(String(price));
  });

  test('is refused with a code for each reason', async () => {
    const dan = someone();
    const buy = (level: string) => refusal(world, dan, levelCards.preparePurchase, { level });
    expect(await buy('77')).toBe('NOT_FOUND');
    expect(await refusal(world, world.stranger, levelCards.preparePurchase, { level: '1' })).toBe(
      'NOT_ACTIVATED',
    );
    await world.setLevel(3, { isOpen: false });
    await world.setLevel(2, { isOpen: false });
    await world.indexed();
    expect(await buy('3')).toBe('SOON_TO_OPEN');
    expect(await buy('2')).toBe('NOT_ON_SALE');
    expect((await levelOf(2)).status).toBe('ended');
    await world.setLevel(2, { isOpen: true });
    await world.setLevel(3, { isOpen: true });
    const sole = { ...(await settingsOf(6)), name: 'Sole', price: 5_000_000n, pricedInU: false };
    await world.send(world.owner, 'cards', cards.setLevel(9n, sole));
    await world.send(world.owner, 'cards', cards.raiseSupply(9n, 1n));
    await world.buy(someone(), 9);
    await world.indexed();
    expect(await buy('9')).toBe('SOLD_OUT');
    const limit = await world.read('cards', cards.saleLimit());
    await world.send(world.owner, 'cards', cards.setSaleLimit(19_999_999n));
    expect(await buy('1')).toBe('SALE_ROOM_SPENT');
    const instalments = { productId: '1', quantity: '1', instalments: '2' };
    expect(await refusal(world, dan, shop.prepareFirstPayment, instalments)).toBe(
      'SALE_ROOM_SPENT',
    );
    await world.send(world.owner, 'cards', cards.setSaleLimit(limit));
    expect(await buy('1')).toBe('OK');
    await world.setLevel(1, { price: 10n ** 13n, pricedInU: false });
    await world.indexed();
    const poor = await world.ask(dan, levelCards.preparePurchase, { level: '1' });
    expect(poor).toMatchObject({ code: 'OK', data: { call: { callValueSun: `${10n ** 13n}` } } });
    await world.setLevel(1, { price: 10n ** 14n });
    await world.indexed();
    expect(await buy('1')).toBe('INSUFFICIENT_BALANCE');
    await world.setLevel(1, { price: 20_000_000n, pricedInU: true });
    await world.indexed();
  });
});

const settingsOf = async (level: bigint | number) => {
  const { name, pledgeTime, price, fund } = await world.read('cards', cards.level(BigInt(level)));
  const rules = await world.read('cards', cards.levelRules(BigInt(level)));
  return { name, pledgeTime, price, fund, ...rules };
};

describe('the shop', () => {
  test('shows levels as products, with their detail (S7.21 S7.22)', async () => {
    const { json } = await world.post(shop.listProducts, { type: 'card', level: '5' });
    expect(json.data.list).toMatchObject([
      {
        productId: '5',
        type: 'card',
        levelStr: 'Diamond',
        status: 'onSale',
        price: { coin: null },
      },
    ]);
    const detail = await world.post(shop.getProduct, { productId: '5' });
    expect(detail.json.data).toMatchObject({ limit: 1, contract: world.at('cards') });
    expect((await world.post(shop.getProduct, { productId: '700' })).json.code).toBe('NOT_FOUND');
  });

  test('tells an address what it may buy (S7.20)', async () => {
    const { data } = await world.ask(someone(), shop.eligibility);
    expect(data).toMatchObject({ activated: true, boxesOwned: 0 });
    expect(data.balances[0]).toMatchObject({ symbol: 'TRX' });
  });

  test('sells one card in one go, at once (S7.23 S7.26)', async () => {
    const eve = someone();
    const first = { productId: '2', quantity: '1' };
    expect(await refusal(world, eve, shop.prepareFirstPayment, { ...first, quantity: '2' })).toBe(
      'EXCEEDS_MAX_PURCHASE',
    );
    expect(
      await refusal(world, eve, shop.prepareFirstPayment, { ...first, productId: '500' }),
    ).toBe('NOT_FOUND');
    const order = await carryOut(world, eve, shop.prepareFirstPayment, first);
    expect(order).toMatchObject({ state: 'included', quote: { secondPayment: null } });
    expect(order.tokenIds).toEqual([order.result.tokenId]);
    const { data } = await world.ask(eve, shop.listPurchases);
    expect(data.list).toMatchObject([
      { orderId: order.orderId, product: { productId: '2' }, reservation: null },
    ]);
  });

  test('sells in two instalments, completed in time (S7.24)', async () => {
    const fay = someone();
    const body = { productId: '4', quantity: '1', instalments: '2' };
    const first = await carryOut(world, fay, shop.prepareFirstPayment, body);
    expect(first.result.second).toBe(first.quote.secondPayment);
    expect(String(first.secondPaymentDue)).toBe(first.result.secondPaymentDue);
    expect((await dueDates(world, fay.address)).own).toEqual([
      { kind: 'reservationEnds', at: first.secondPaymentDue, of: null },
    ]);
    expect(await refusal(world, fay, shop.prepareFirstPayment, body)).toBe('ALREADY_RESERVED');
    const second = { orderId: first.orderId };
    expect(await refusal(world, fay, shop.prepareSecondPayment, second)).toBe(
      'FIRST_PAY_NOT_FINAL',
    );
    expect(await refusal(world, fay, shop.prepareSecondPayment)).toBe('FIRST_PAY_NOT_FINAL');
    await world.chain.devnet.mine(5);
    await world.indexed();
    expect((await levelOf(4)).reservation).toMatchObject({ running: 1, left: 79 });
    expect(await refusal(world, someone(), shop.prepareSecondPayment, second)).toBe(
      'ORDER_NOT_FOUND',
    );
    const done = await carryOut(world, fay, shop.prepareSecondPayment, second);
    expect(done).toMatchObject({ state: 'included', step: 2, parentId: first.orderId });
    expect((await dueDates(world, fay.address)).own).toEqual([]);
    const level = await levelOf(4);
    expect(level).toMatchObject({ minted: 1, remainSupply: 800, reservation: { running: 0 } });
    expect(level.remainSupply).toBe(
      Number((await world.read('cards', cards.level(4n))).supplyLeft),
    );
    const { data } = await world.ask(fay, shop.listPurchases);
    expect(data.list[1].reservation).toMatchObject({
      state: 'completed',
      tokenId: done.result.tokenId,
    });
    expect(await refusal(world, fay, shop.prepareSecondPayment, second)).toBe('ORDER_NOT_FOUND');
  });

  test('gives a first instalment back that was not completed', async () => {
    const gil = someone();
    const body = { productId: '5', quantity: '1', instalments: '2' };
    const first = await carryOut(world, gil, shop.prepareFirstPayment, body);
    await world.pass(72 * 3600 + 60);
    await world.chain.devnet.mine(5);
    await world.indexed();
    expect(await refusal(world, gil, shop.prepareSecondPayment)).toBe('RESERVATION_EXPIRED');
    const { data } = await world.ask(gil, shop.listPurchases);
    expect(data.list[0].reservation.state).toBe('overdue');
    const cancel = { action: 'cards.cancel-reservation', orderId: first.orderId };
    const back = await carryOut(world, gil, orders.prepare, cancel);
    expect(back.result.refund).toBe(first.result.first);
    expect(await refusal(world, gil, orders.prepare, cancel)).toBe('NOT_REFUNDABLE');
    const credit = await carryOut(world, gil, orders.prepare, { action: 'cards.withdraw-credit' });
    expect(credit.result.amount).toBe(first.result.first);
    expect(await refusal(world, gil, orders.prepare, { action: 'cards.withdraw-credit' })).toBe(
      'NOTHING_TO_CLAIM',
    );
  });

  test('has no more reservations than were set apart', async () => {
    const hal = someone();
    const body = { productId: '9', quantity: '1', instalments: '2' };
    expect(await refusal(world, hal, shop.prepareFirstPayment, body)).toBe(
      'REMAINING_INSUFFICIENT',
    );
    const stranger = newPerson();
    expect(await refusal(world, stranger, shop.prepareFirstPayment, body)).toBe('NOT_ACTIVATED');
  });
});

describe('metadata', () => {
  test('stands where tokenURI leads, and for every card with its picture', async () => {
    const id = (1n << 64n) | 1n;
    const { uri } = await world.read('cards', cards.detail(id));
    const level = await world.get(uri);
    expect(level.json).toMatchObject({ name: 'Vellum Bronze' });
    const card = await world.get('/media/cards/1-1.json');
    expect(card.json.attributes).toContainEqual({ trait_type: 'Level', value: 'Bronze' });
    const picture = await world.get(new URL(card.json.image).pathname);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.json).toMatch(/^<svg/);
    for (const file of ['1-99999.svg', '1-99999.json', 'tin.json', '0-1.svg']) {
      expect((await world.get(`/media/cards/${file}`)).json.code, file).toBe('NOT_FOUND');
    }
  });
});

import { paths } from '@vellum/api/wire/paths';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { entryPause } from '@vellum/contracts/entry-pause';
import { otcDesk } from '@vellum/contracts/otc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { DAY, type EarnWorld, earnWorld, PURSE, VLM } from '../../../test/earn/earn-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { otc, orders } = paths;
const NO_COIN = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const NOBODY = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
const TRX = 1_000_000n;

let world: EarnWorld;
let maker: Person;
let taker: Person;
let other: Person;
beforeAll(async () => {
  world = await earnWorld(3);
  [maker, taker, other] = world.people as [Person, Person, Person];
  for (const { address } of [taker, other]) {
    await world.send(world.owner, 'usdt', testUsdt.mint(address, 10_000n * TRX));
  }
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Record<string, string>;
const now = () => world.chain.devnet.chain.head().timestamp;
const offer = (form: Form = {}): Form => ({
  ...{ action: 'otc.make', sell: world.at('vlm'), amount: String(1_000n * VLM) },
  ...{ wantAmount: String(300n * TRX), expires: String(now() + DAY * 1000), ...form },
});
const take = (offerId: string, amount: bigint, maxPay = 10n ** 15n): Form => ({
  ...{ action: 'otc.take', offerId, amount: String(amount), maxPay: String(maxPay) },
});
const cancel = (offerId: string): Form => ({ action: 'otc.cancel', offerId });
const made = async (form: Form = {}, by = maker): Promise<string> =>
  (await carryOut(world, by, orders.prepare, offer(form))).result.offerId;
const code = (form: Form, by: Person) => refusal(world, by, orders.prepare, form);
const listed = async (form: Form = {}) => (await world.post(otc.list, form)).json.data;
const detail = async (offerId: string) => (await world.post(otc.get, { offerId })).json;

describe('an offer', () => {
  test('is refused with a reason where the contract would refuse, or nobody could take it', async () => {
    const tried = (form: Form, by = maker) => code(offer(form), by);
    expect(await tried({})).toBe('OK');
    expect(await tried({ amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await tried({ wantAmount: '0' })).toBe('PRICE_ZERO');
    expect(await tried({ amount: String(2n ** 96n) })).toBe('PRICE_RANGE');
    expect(await tried({ wantAmount: String(2n ** 96n) })).toBe('PRICE_RANGE');
    expect(await tried({ amount: String(PURSE.vlm + 1n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await tried({ sell: NO_COIN })).toBe('COIN_UNKNOWN');
    expect(await tried({ want: NO_COIN })).toBe('COIN_UNKNOWN');
    expect(await tried({ want: world.at('locker') })).toBe('COIN_UNKNOWN');
    expect(await tried({ want: world.at('vlm') })).toBe('COIN_UNKNOWN');
    expect(await tried({ want: NOBODY })).toBe('COIN_UNKNOWN');
    expect(await tried({ onlyTaker: maker.address })).toBe('ADDRESS_INVALID');
    // To the contract this would mean everyone.
    expect(await tried({ onlyTaker: NOBODY })).toBe('ADDRESS_INVALID');
    expect(await tried({ expires: String(now()) })).toBe('TIME_RANGE');
    expect(await tried({ expires: String(now() + 366 * DAY * 1000) })).toBe('TIME_RANGE');
    expect(await tried({}, world.stranger)).toBe('NOT_ACTIVATED');
  });

  test('S1.31 is taken in parts for TRX, and its maker draws what was paid', async () => {
    const id = await made();
    const whole = await detail(id);
    expect(whole.data).toMatchObject({
      ...{ maker: maker.address, state: 'open', left: String(1_000n * VLM), wholeOnly: false },
      ...{ smallest: String(10n * VLM), onlyTaker: null, makerOffers: 1, makerFills: 0 },
      sell: { coin: world.at('vlm'), symbol: 'VLM', decimals: 6, standing: 'known', like: null },
      want: { coin: null, symbol: 'TRX', decimals: 6, standing: 'known' },
    });
    expect((await dueDates(world, maker.address)).own).toEqual([
      { kind: 'offerEnds', at: whole.data.expires, of: id },
    ]);
    expect(await code(take(id, 0n), taker)).toBe('AMOUNT_ZERO');
    expect(await code(take(id, 10n * VLM - 1n), taker)).toBe('BELOW_MINIMUM');
    expect(await world.ask(taker, orders.prepare, take(id, 1_001n * VLM))).toMatchObject({
      ...{ code: 'EXCEEDS_MAX_PURCHASE', params: { max: '1,000 VLM' } },
    });
    expect(await code(take(id, 100n * VLM, 30n * TRX - 1n), taker)).toBe('PRICE_MOVED');
    expect(await code(take(id, 100n * VLM), maker)).toBe('OWN_LISTING');
    expect(await code(take(id, 100n * VLM), world.stranger)).toBe('NOT_ACTIVATED');
    expect(await code(take('999', 1n), taker)).toBe('NOT_FOUND');
    const had = await world.balance('vlm', taker.address);
    const part = await carryOut(world, taker, orders.prepare, take(id, 100n * VLM, 30n * TRX));
    expect(part.result).toEqual({ amount: String(100n * VLM), paid: String(30n * TRX) });
    expect(await world.balance('vlm', taker.address)).toBe(had + 100n * VLM);
    expect(await world.read('otcDesk', otcDesk.creditOf(maker.address))).toBe(30n * TRX);
    const rest = await carryOut(world, other, orders.prepare, take(id, 900n * VLM));
    expect(rest.result.paid).toBe(String(270n * TRX));
    expect((await detail(id)).data).toMatchObject({
      ...{ state: 'taken', left: '0', fills: 2, paid: String(300n * TRX), makerFills: 2 },
    });
    expect((await dueDates(world, maker.address)).own).toEqual([]);
    expect(await code(take(id, VLM), taker)).toBe('OFFER_CLOSED');
    expect(await code(cancel(id), maker)).toBe('OFFER_CLOSED');
    const drawn = await carryOut(world, maker, orders.prepare, { action: 'otc.withdraw-credit' });
    expect(drawn.result.amount).toBe(String(300n * TRX));
    expect(await code({ action: 'otc.withdraw-credit' }, maker)).toBe('NOTHING_TO_CLAIM');
    const { json } = await world.post(otc.listFills, { offerId: id });
    expect(json.data.list).toMatchObject([
      { taker: other.address, amount: String(900n * VLM), paid: String(270n * TRX) },
      { taker: taker.address, amount: String(100n * VLM), paid: String(30n * TRX) },
    ]);
    const ofTaker = await world.post(otc.listFills, { address: taker.address });
    expect(ofTaker.json.data.list).toMatchObject([{ offerId: id, maker: maker.address }]);
  });

  test('for one address, whole and for USDT, is taken by that address and all at once', async () => {
    const usdt = world.at('usdt');
    const id = await made({
      ...{ want: usdt, wantAmount: String(410n * TRX) },
      ...{ onlyTaker: taker.address, wholeOnly: 'true' },
    });
    expect(await code(take(id, 1_000n * VLM), other)).toBe('NOT_OFFER_TAKER');
    expect(await code(take(id, 999n * VLM), taker)).toBe('BELOW_MINIMUM');
    const forTaker = await listed({ taker: taker.address, state: 'open' });
    expect(forTaker.list).toMatchObject([{ offerId: id, smallest: String(1_000n * VLM) }]);
    expect((await listed({ taker: other.address, state: 'open' })).list).toEqual([]);
    expect((await listed({ taker: taker.address, named: 'true' })).total).toBe(1);
    const had = await world.balance('usdt', maker.address);
    await carryOut(world, taker, orders.prepare, take(id, 1_000n * VLM));
    expect(await world.balance('usdt', maker.address)).toBe(had + 410n * TRX);
  });

  test('is cancelled by its maker alone, and by anybody once its time is over', async () => {
    const [one, two] = [await made(), await made()];
    expect(await code(cancel(one), other)).toBe('NOT_OWNER');
    expect(await code(cancel('999'), other)).toBe('NOT_FOUND');
    const had = await world.balance('vlm', maker.address);
    await carryOut(world, taker, orders.prepare, take(one, 250n * VLM));
    const back = await carryOut(world, maker, orders.prepare, cancel(one));
    expect(back.quote.amount).toBe(String(750n * VLM));
    expect((await detail(one)).data).toMatchObject({ state: 'cancelled', makerCancelled: 1 });
    await world.pass(DAY);
    await world.indexed();
    expect((await detail(two)).data.state).toBe('expired');
    expect(await code(take(two, 100n * VLM), taker)).toBe('OFFER_CLOSED');
    await carryOut(world, other, orders.prepare, cancel(two));
    expect(await world.balance('vlm', maker.address)).toBe(had + 1_750n * VLM);
    // Given back after its end: nobody who waited for it was let down.
    expect((await detail(two)).data).toMatchObject({ state: 'cancelled', makerCancelled: 1 });
  });

  test('waits while the guardian has paused entries; leaving never does', async () => {
    const id = await made();
    const until = BigInt(Math.floor(now() / 1000) + 3_600);
    await world.send(world.owner, 'otcDesk', entryPause.pause(until));
    await world.indexed();
    expect(await code(offer(), maker)).toBe('CONTRACT_PAUSED');
    expect(await code(take(id, 100n * VLM), taker)).toBe('CONTRACT_PAUSED');
    await carryOut(world, maker, orders.prepare, cancel(id));
    await world.send(world.owner, 'otcDesk', entryPause.resume());
  });
});

describe('lists', () => {
  test('S2.34 are filtered, and ordered by how they stand against the pool', async () => {
    const vlm = await world.read('vlm', trc20.balanceOf(world.at('vlmWtrx')));
    const trx = await world.read('wtrx', trc20.balanceOf(world.at('vlmWtrx')));
    const fair = (100n * VLM * trx) / vlm;
    const sum = { amount: String(100n * VLM) };
    const over = await made({ ...sum, wantAmount: String((fair * 11n) / 10n) });
    const under = await made({ ...sum, wantAmount: String((fair * 9n) / 10n), wholeOnly: 'true' });
    const lp = await made({ sell: world.at('vlmWtrx'), amount: '1000', wantAmount: '1' });
    const ids = async (form: Form) => {
      const { list } = await listed({ state: 'open', ...form });
      return list.map(({ offerId }: { offerId: string }) => offerId);
    };
    expect(await ids({})).toEqual([lp, under, over]);
    expect(await ids({ order: 'cheapest' })).toEqual([under, over, lp]);
    expect(await ids({ order: 'cheapest', pageSize: '1', pageNo: '2' })).toEqual([over]);
    expect(await ids({ parts: 'true' })).toEqual([lp, over]);
    expect(await ids({ sell: world.at('vlm') })).toEqual([under, over]);
    expect(await ids({ trx: 'false' })).toEqual([]);
    expect(await ids({ maker: other.address })).toEqual([]);
    const { list } = await listed({ state: 'open' });
    expect(list[1].pool).toEqual({ sell: String(vlm), want: String(trx) });
    expect(list[0]).toMatchObject({ pool: null, sell: { standing: 'unknown' } });
    const { json } = await world.post(otc.listCoins);
    expect(json.data.list).toMatchObject([
      { symbol: 'VLM', offers: 2, standing: 'known' },
      { coin: world.at('vlmWtrx'), offers: 1 },
    ]);
    for (const id of [over, under, lp]) await carryOut(world, maker, orders.prepare, cancel(id));
  });
});

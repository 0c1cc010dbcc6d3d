import { priceOf } from '@vellum/api/numbers/price-unit';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { pair, router } from '@vellum/contracts/dex';
import { launchToken } from '@vellum/contracts/token-launch';
import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Candle, candlesFrom } from '../../../test/sales/candles-from.ts';
import { type Launched, type SaleWorld, saleWorld, TRX } from '../../../test/sales/sale-world.ts';
import { listen } from '../../../test/stream/event-stream.ts';
import type { Person } from '../../../test/test-server.ts';
import { intervalLength } from './candles-of.ts';

const routes = paths.trade;
const MINUTE_MS = 60_000;

type Form = Readonly<Record<string, string | number>>;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;
let salt: Launched;

beforeAll(async () => {
  world = await saleWorld(5);
  [creator, ada, ben] = world.people as [Person, Person, Person];
  salt = await world.launch(creator, {
    startsIn: 60,
    presale: { shares: 2_000n, sharesPerBuyer: 1_000n },
  });
  await world.sellOut(salt, [ada, ben], ben);
  await world.indexed();
});
afterAll(() => world?.close());

const fills = async (form: Form = {}) =>
  (await world.post(routes.list, { tokenAddress: salt.token, ...form })).json.data.list;
const candles = async (form: Form = {}) =>
  (await world.post(routes.candles, { tokenAddress: salt.token, interval: '1m', ...form })).json;
const closes = async (form: Form = {}) => (await candles(form)).data.list as readonly Candle[];

/** As the pair has it: tokens, TRX and the price they make. */
async function pool() {
  const { reserve0, reserve1 } = await world.readAt(salt.pair, pair.reserves());
  const isFirst = toHexAddress(salt.token) < toHexAddress(world.at('wtrx'));
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return { tokens, trx, price: String(priceOf(trx, tokens)) };
}

const mapped = (values: Readonly<Record<string, string>>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** Buys a coin of the platform with TRX. */
const buyOf = (coin: string, trx: bigint) =>
  router.swapTrx(trx, 0n, [world.at('wtrx'), world.at(coin)], ada.address, 2n ** 40n);

async function priceOfPair(name: string, coin: string, quote: string): Promise<string> {
  const { reserve0, reserve1 } = await world.readAt(world.at(name), pair.reserves());
  const isFirst = toHexAddress(world.at(coin)) < toHexAddress(world.at(quote));
  const [own, other] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return String(priceOf(other, own));
}

describe('trades on the pair', () => {
  test('a launch is none, and draws no candle', async () => {
    expect(await fills()).toEqual([]);
    expect((await candles()).data).toMatchObject({ list: [], previousClose: null });
  });

  test('are of those who gave and took the tokens, at the price of the pool after them', async () => {
    const before = await pool();
    await world.buyOnPair(ada, salt.token, 100n * TRX);
    const bought = await world.tokensOf(salt.token, ada.address);
    await world.indexed();
    const after = await pool();
    expect(await fills()).toMatchObject([
      {
        ...{ user: ada.address, market: 'pair', side: 'buy', amount: String(bought) },
        ...{ value: String(100n * TRX), price: after.price },
      },
    ]);
    expect(before.trx + 100n * TRX).toBe(after.trx);
    await world.sellOnPair(ada, salt.token, bought / 2n);
    await world.indexed();
    const [sale] = await fills();
    expect(sale).toMatchObject({
      ...{ user: ada.address, side: 'sell', amount: String(bought / 2n) },
      ...{ value: String(after.trx - (await pool()).trx), price: (await pool()).price },
    });
    expect(await fills({ user: ben.address })).toEqual([]);
  });

  test('dust draws no wick, gifts and burns of the pool draw nothing', async () => {
    const { price } = await pool();
    const [last] = (await closes()).slice(-1);
    await world.moveTo(world.now() + 120);
    await world.buyOnPair(ben, salt.token, 1n);
    await world.call(ada, salt.token, trc20.transfer(salt.pair, 5n));
    await world.indexed();
    const found = await closes();
    const dust = found.at(-1)!;
    expect(dust.t).toBeGreaterThan(last!.t);
    // A sun bought some tokens at a price far from the pool's.
    const [fill] = await fills();
    const paid = priceOf(1n, BigInt(fill.amount));
    expect(paid > 0n && String(paid) !== price).toBe(true);
    expect(dust.h).toBe(dust.l);
    expect(dust.c).toBe((await pool()).price);
    expect(await fills()).toHaveLength(3);
  });
});

describe('candles', () => {
  test('of all intervals say the same', async () => {
    for (let count = 0; count < 6; count++) {
      await world.buyOnPair(count % 2 === 0 ? ada : ben, salt.token, BigInt(10 + count) * TRX);
      await world.moveTo(world.now() + 40 + count * 1_000);
    }
    await world.indexed();
    const all = (await fills({ pageSize: 50 })).toReversed();
    for (const [interval, length] of Object.entries(intervalLength)) {
      expect(await closes({ interval })).toEqual(candlesFrom(all, length));
    }
  });

  test('in U are those in TRX at the price of TRX in its own pool', async () => {
    await world.call(ben, world.at('router'), buyOf('usdt', 500n * TRX));
    await world.indexed();
    const rate = BigInt(await priceOfPair('wtrxUsdt', 'wtrx', 'usdt'));
    const [inTrx, inU] = [await closes(), await closes({ unit: 'u' })];
    const times = (value: string) => String((BigInt(value) * rate) / 10n ** 24n);
    // TRX had no other price before: the last candle is after its last trade.
    const newest = inTrx.at(-1)!;
    expect(inU.map(({ t }) => t)).toEqual(inTrx.map(({ t }) => t));
    await world.buyOnPair(ada, salt.token, 3n * TRX);
    await world.indexed();
    const [after, afterInU] = [(await closes()).at(-1)!, (await closes({ unit: 'u' })).at(-1)!];
    expect(after.t).toBeGreaterThanOrEqual(newest.t);
    const { t, o, h, l, c, v } = after;
    expect(afterInU).toEqual({ t, ...mapped({ o, h, l, c, v }, times) });
  });

  test('of VLM are those of its pair with TRX', async () => {
    await world.call(ada, world.at('router'), buyOf('vlm', 700n * TRX));
    await world.indexed();
    const [last] = (await closes({ tokenAddress: world.at('vlm') })).slice(-1);
    expect(last?.c).toBe(await priceOfPair('vlmWtrx', 'vlm', 'wtrx'));
    expect(BigInt(last!.v)).toBeGreaterThanOrEqual(700n * TRX);
  });

  test('of USDT are those of TRX in U, turned around; in U there are none', async () => {
    const tokenAddress = world.at('usdt');
    const [last] = (await closes({ tokenAddress })).slice(-1);
    const inTrx = await priceOfPair('wtrxUsdt', 'usdt', 'wtrx');
    // Both are cut off at the last digit.
    expect(BigInt(last!.c) / 1_000_000n).toBe(BigInt(inTrx) / 1_000_000n);
    expect(BigInt(last!.h)).toBeGreaterThanOrEqual(BigInt(last!.l));
    expect((await candles({ tokenAddress, unit: 'u' })).code).toBe('NOT_FOUND');
    expect((await candles({ tokenAddress: world.at('wtrx') })).code).toBe('NOT_FOUND');
  });

  test('say what VLM and USDT cost', async () => {
    const { list } = (await world.post(routes.listCoins, {})).json.data;
    const [vlm, usdt] = list as [
      Readonly<Record<string, unknown>>,
      Readonly<Record<string, unknown>>,
    ];
    const inTrx = await priceOfPair('vlmWtrx', 'vlm', 'wtrx');
    const rate = BigInt(await priceOfPair('wtrxUsdt', 'wtrx', 'usdt'));
    expect(vlm).toMatchObject({
      ...{ coin: 'vlm', tokenAddress: world.at('vlm'), price: inTrx },
      priceU: String((BigInt(inTrx) * rate) / 10n ** 24n),
    });
    expect(BigInt(String(vlm['volume24h']))).toBeGreaterThanOrEqual(700n * TRX);
    const [last] = (await closes({ tokenAddress: world.at('usdt') })).slice(-1);
    expect(usdt).toMatchObject({ coin: 'usdt', price: last!.c, priceU: String(10n ** 24n) });
    expect(Number(vlm['change24h'])).toBeGreaterThan(0);
  });

  test('are asked for by time, at most a thousand intervals at once', async () => {
    const all = await closes();
    const [, second, third] = all as [Candle, Candle, Candle];
    const { data } = await candles({ from: second.t, to: third.t });
    expect(data).toEqual({
      list: [second, third],
      previousClose: all[0]!.c,
      from: second.t,
      to: third.t,
    });
    // Whoever asks from the middle of an interval gets all of it.
    expect((await closes({ from: second.t + 1, to: second.t + 1 }))[0]).toEqual(second);
    expect((await candles({ from: 0 })).code).toBe('RANGE_TOO_WIDE');
    expect((await candles({ from: second.t, to: second.t + 1_001 * MINUTE_MS })).code).toBe(
      'RANGE_TOO_WIDE',
    );
    expect((await candles({ from: second.t, to: second.t + 1_000 * MINUTE_MS })).code).toBe('OK');
    expect(await closes({ from: third.t, to: second.t })).toEqual([]);
    expect((await candles({ tokenAddress: ada.address })).code).toBe('NOT_FOUND');
    expect((await candles({ interval: '2m' })).code).toBe('VALIDATION');
  });
});

test('every trade is told to those who listen, and taken back with its block', async () => {
  const listener = await listen(`${world.url}${paths.activity.stream}?topics=trade`);
  const told = () =>
    listener.events.map(({ data }) => {
      const { payload, retracted } = data as { payload: object; retracted: boolean };
      return { ...payload, retracted };
    });
  const news = { tokenAddress: salt.token, retracted: false };
  await world.buyOnPair(ada, salt.token, TRX);
  await expect.poll(told).toEqual([news]);
  const count = (await fills({ pageSize: 50 })).length;
  await world.call(ada, salt.token, launchToken.transfer(ben.address, 1n));
  await world.indexed();
  expect(told()).toEqual([news]);
  await world.chain.devnet.reorganise({
    depth: 2,
    blocks: [{ transactions: [] }, { transactions: [] }, { transactions: [] }],
  });
  await world.indexed();
  await expect.poll(told).toEqual([news, { ...news, retracted: true }]);
  expect(await fills({ pageSize: 50 })).toHaveLength(count - 1);
  listener.close();
});

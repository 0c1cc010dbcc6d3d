import { minimumReceived } from '@vellum/api/swap/swap-limits';
import { quoteSwap, type SwapRequest } from '@vellum/api/swap/swap-quote';
import type { SwapPair } from '@vellum/api/swap/swap-route';
import { paths } from '@vellum/api/wire/paths';
import { testUsdt, trc20, wtrx } from '@vellum/contracts/coins';
import { pair, router } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { type Launched, type SaleWorld, saleWorld, TRX } from '../../../test/sales/sale-world.ts';
import type { Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { swapProjection } from './swap-projection.ts';

holdsReceipts(import.meta.url);

const { swap, orders, liquidity } = paths;
const EVER = 2n ** 40n;

type Form = Readonly<Record<string, string>>;

let world: SaleWorld;
let ada: Person;
let ben: Person;
let salt: Launched;
/** Not launched yet. */
let fern: Launched;

beforeAll(async () => {
  world = await saleWorld(4);
  const [creator, ...buyers] = world.people as [Person, Person, Person];
  [ada, ben] = buyers;
  salt = await world.launch(creator, {
    token: { lpBurn: { interval: 86_400n, rate: 50n, floor: 1_000n } },
  });
  fern = await world.launch(creator, { token: { name: 'Fern', symbol: 'FERN' }, startsIn: 90_000 });
  await world.sellOut(salt, [ada, ben], ada);
  await world.send(world.owner, 'usdt', testUsdt.mint(ada.address, 10_000n * TRX));
  await world.indexed();
});
afterAll(() => world?.close());

const read = async (path: string, form: Form = {}) => (await world.post(path, form)).json;
const deadline = () => String((world.now() + 1_200) * 1000);
const swapForm = (form: Form): Form => ({ action: 'swap.swap', deadline: deadline(), ...form });

/** What the browser computes from the server's pools. */
async function quoted(request: Omit<SwapRequest, 'from' | 'to'>, from?: Address, to?: Address) {
  const ends = { ...(from && { pay: from }), ...(to && { receive: to }) };
  const { data } = await read(swap.pools, ends);
  const pairs: SwapPair[] = data.list.map((one: { reserves: string[] }) => ({
    ...one,
    reserves: one.reserves.map(BigInt),
  }));
  const found = quoteSwap(pairs, { ...request, from: from ?? data.wtrx, to: to ?? data.wtrx });
  if (found.quote === undefined) throw new Error(found.refusal);
  return found.quote;
}

const balanceOf = (who: Person, coin: Address) => world.tokensOf(coin, who.address);

describe('tokens', () => {
  test('of the platform come first, then launched ones by what their pool holds', async () => {
    const { data } = await read(swap.listTokens);
    expect(data.list.map((one: Form) => one['symbol'])).toEqual([
      ...['TRX', 'WTRX', 'USDT', 'VLM', 'SALT'],
    ]);
    const [trx, , , vlm, launched] = data.list;
    expect(trx).toMatchObject({ coin: null, standing: 'platform', liquidity: null });
    expect(BigInt(vlm.liquidity)).toBeGreaterThan(0n);
    const { reserve0, reserve1 } = await world.readAt(salt.pair, pair.reserves());
    expect([String(reserve0), String(reserve1)]).toContain(launched.liquidity);
    expect(launched).toMatchObject({
      ...{ coin: salt.token, standing: 'launched', like: null, decimals: 6 },
      poolBurn: { rateBps: 50, interval: 86_400, floor: '1000', leftBps: 500 },
    });
    const found = await read(swap.listTokens, { keyword: 'sal', pageSize: '1' });
    expect(found.data.list).toMatchObject([{ coin: salt.token }]);
    expect((await read(swap.listTokens, { pageNo: '2', pageSize: '4' })).data.list).toHaveLength(1);
  });

  test('are judged by their contract: known, not launched, or not of here', async () => {
    const of = async (token: Address) => (await read(swap.getToken, { token })).data;
    expect(await of(salt.token)).toMatchObject({ symbol: 'SALT', reason: null });
    expect(await of(world.at('usdt'))).toMatchObject({ standing: 'platform', reason: null });
    expect(await of(fern.token)).toMatchObject({ standing: 'launched', reason: 'notLaunched' });
    // The pair is a coin that says LP of itself; the person is no contract at all.
    expect(await of(salt.pair)).toMatchObject({ standing: 'unknown', reason: 'unknown' });
    expect(await of(ada.address)).toMatchObject({ symbol: null, reason: 'unknown' });
  });

  test('whose presale failed can never be sold', async () => {
    const failed = await world.launch(ben, { token: { name: 'Reed Mill', symbol: 'REED' } });
    await world.call(ben, failed.presale, presale.cancel());
    await world.indexed();
    const { data } = await read(swap.getToken, { token: failed.token });
    expect(data).toMatchObject({ standing: 'launched', reason: 'failed' });
  });

  test('that call themselves like an older launch are named as such', async () => {
    const fake = await world.launch(ben, { token: { name: 'Another', symbol: 'SΑLT' } });
    await world.indexed();
    const { data } = await read(swap.getToken, { token: fake.token });
    expect(data).toMatchObject({ like: 'SALT' });
    expect((await read(swap.getToken, { token: salt.token })).data).toMatchObject({ like: null });
  });

  test('that call themselves like one of the platform are named as such', async () => {
    const fake = await world.launch(ben, { token: { name: 'Vеllum', symbol: 'VLМ' } });
    await world.indexed();
    const { data } = await read(swap.getToken, { token: fake.token });
    expect(data).toMatchObject({ like: 'VLM', reason: 'notLaunched' });
  });
});

describe('a swap', () => {
  test('sells and buys a launched token for TRX, and gives what the browser computed', async () => {
    const buy = await quoted({ side: 'in', amount: 20n * TRX }, undefined, salt.token);
    const had = await balanceOf(ben, salt.token);
    const bought = await carryOut(
      world,
      ben,
      orders.prepare,
      swapForm({
        ...{ receive: salt.token, side: 'in', amount: String(20n * TRX) },
        limit: String(minimumReceived(buy.received, 50)),
      }),
    );
    expect(bought).toMatchObject({
      state: 'included',
      quote: {
        paid: String(buy.paid),
        received: String(buy.received),
        impact: String(buy.impactBps),
      },
      result: { paid: String(20n * TRX), received: String(buy.received) },
    });
    expect((await balanceOf(ben, salt.token)) - had).toBe(buy.received);

    const sell = await quoted({ side: 'out', amount: 5n * TRX }, salt.token);
    const sold = await carryOut(
      world,
      ben,
      orders.prepare,
      swapForm({
        ...{ pay: salt.token, side: 'out', amount: String(5n * TRX), limit: String(sell.paid) },
      }),
    );
    expect(sold.result).toEqual({ paid: String(sell.paid), received: String(5n * TRX) });
  });

  test('goes over two pairs, with either amount fixed', async () => {
    const [usdt, via] = [world.at('usdt'), world.at('wtrx')];
    const there = await quoted({ side: 'in', amount: 30n * TRX }, usdt, salt.token);
    expect(there.route.path).toEqual([usdt, via, salt.token]);
    const form = { pay: usdt, receive: salt.token, via };
    const first = await carryOut(
      world,
      ada,
      orders.prepare,
      swapForm({ ...form, side: 'in', amount: String(30n * TRX), limit: String(there.received) }),
    );
    expect(first.result).toEqual({
      paid: String(30n * TRX),
      received: String(there.received),
    });
    const exact = await quoted({ side: 'out', amount: 1_000n * TRX }, usdt, salt.token);
    const second = await carryOut(
      world,
      ada,
      orders.prepare,
      swapForm({ ...form, side: 'out', amount: String(1_000n * TRX), limit: String(exact.paid) }),
    );
    expect(second.result).toEqual({
      paid: String(exact.paid),
      received: String(1_000n * TRX),
    });
  });

  test('needs no activation, and neither does unwrapping', async () => {
    const { stranger } = world;
    const form = swapForm({
      ...{ receive: world.at('vlm'), side: 'in', amount: String(TRX), limit: '1' },
    });
    expect(await carryOut(world, stranger, orders.prepare, form)).toMatchObject({
      state: 'included',
    });
    const wrap = { action: 'swap.wrap', amount: String(7n * TRX) };
    expect(await carryOut(world, stranger, orders.prepare, wrap)).toMatchObject({
      state: 'included',
      result: { amount: String(7n * TRX) },
    });
    const unwrap = { action: 'swap.unwrap', amount: String(3n * TRX) };
    expect(await carryOut(world, stranger, orders.prepare, unwrap)).toMatchObject({
      state: 'included',
      result: { amount: String(3n * TRX) },
    });
    expect(await balanceOf(stranger, world.at('wtrx'))).toBe(4n * TRX);
  });

  test('is refused for every reason that the contracts have', async () => {
    const base = { receive: salt.token, side: 'in', amount: String(TRX), limit: '1' };
    const code = (form: Form, who = ada) => refusal(world, who, orders.prepare, swapForm(form));
    expect(await code({ ...base, amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ ...base, limit: String(10n ** 30n) })).toBe('SLIPPAGE');
    expect(await code({ ...base, deadline: String(world.now() * 1000) })).toBe('DEADLINE_OVER');
    expect(await code({ ...base, receive: fern.token })).toBe('TOKEN_NOT_TRADABLE');
    expect(await code({ ...base, receive: ada.address })).toBe('TOKEN_NOT_TRADABLE');
    expect(await code({ ...base, receive: world.at('wtrx') })).toBe('TOKEN_NOT_TRADABLE');
    expect(await code({ ...base, via: world.at('vlm') })).toBe('TOKEN_NOT_TRADABLE');
    expect(await code({ ...base, amount: String(10n ** 14n) })).toBe('INSUFFICIENT_BALANCE');
    const sale = { pay: salt.token, side: 'in', amount: String(10n ** 15n), limit: '1' };
    expect(await code(sale, world.stranger)).toBe('INSUFFICIENT_BALANCE');
    expect(await code({ ...sale, amount: '1' })).toBe('AMOUNT_TOO_SMALL');
    const all = { ...base, side: 'out', amount: String(10n ** 18n), limit: String(10n ** 30n) };
    expect(await code(all)).toBe('NOT_ENOUGH_LIQUIDITY');
    expect(await code({ ...base, side: 'both' })).toBe('VALIDATION');
    const wrap = (form: Form) =>
      refusal(world, ada, orders.prepare, { action: 'swap.wrap', ...form });
    expect(await wrap({ amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await wrap({ amount: String(10n ** 15n) })).toBe('INSUFFICIENT_BALANCE');
  });

  test('that the price ran away from fails without a coin moved, and the order says so', async () => {
    const quote = await quoted({ side: 'in', amount: 10n * TRX }, undefined, salt.token);
    const form = swapForm({
      ...{ receive: salt.token, side: 'in', amount: String(10n * TRX) },
      limit: String(quote.received),
    });
    const { data } = await world.ask(ben, orders.prepare, form);
    await world.buyOnPair(ada, salt.token, 5n * TRX);
    const had = await balanceOf(ben, salt.token);
    const { rows } = await world.database.pool.query('select data from orders where id = $1', [
      data.orderId,
    ]);
    const call = {
      data: Buffer.from(rows[0].data, 'hex'),
      value: BigInt(data.call.callValueSun),
      feeLimit: 150_000_000n,
    } as unknown as Parameters<SaleWorld['call']>[2];
    await world.call(ben, world.at('router'), call).catch(() => {});
    const txid = world.chain.devnet.chain.head().transactions[0]!.id;
    await world.indexed();
    await world.ask(ben, orders.report, { orderId: data.orderId, txid });
    await world.chain.devnet.mine(6);
    await world.indexed();
    const order = (await world.ask(ben, orders.get, { orderId: data.orderId })).data;
    expect(order).toMatchObject({
      state: 'failed',
      failParams: { reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT' },
    });
    expect(await balanceOf(ben, salt.token)).toBe(had);
  });

  test('through another contract or for another amount proves no order', async () => {
    const form = swapForm({
      ...{ receive: salt.token, side: 'in', amount: String(TRX), limit: '1' },
    });
    const { data } = await world.ask(ben, orders.prepare, form);
    const other = router.swapTrx(2n * TRX, 1n, [world.at('wtrx'), salt.token], ben.address, EVER);
    const txid = await world.call(ben, world.at('router'), other);
    await world.indexed();
    const report = await world.ask(ben, orders.report, { orderId: data.orderId, txid });
    expect(report.code).not.toBe('INTERNAL');
    const order = (await world.ask(ben, orders.get, { orderId: data.orderId })).data;
    expect(order.state).not.toBe('included');
  });
});

describe('swaps', () => {
  test('made outside the app are listed with who made them, in pairs of any kind', async () => {
    const vlm = world.at('vlm');
    const path = [world.at('wtrx'), vlm];
    const call = router.swapTrx(3n * TRX, 0n, path, ben.address, EVER);
    const txid = await world.send(world.stranger, 'router', call);
    const sold = await world.sellOnPair(ben, salt.token, 50n * TRX);
    await world.indexed();
    const ofPair = await read(swap.list, { pair: world.at('vlmWtrx'), pageSize: '1' });
    expect(ofPair.data.list).toMatchObject([
      {
        ...{ txid, trader: world.stranger.address, final: false },
        paid: { coin: world.at('wtrx'), amount: String(3n * TRX) },
        received: { coin: vlm },
      },
    ]);
    const [mine] = (await read(swap.list, { trader: ben.address })).data.list;
    expect(mine).toMatchObject({
      ...{ txid: sold, pair: salt.pair, trader: ben.address },
      paid: { coin: salt.token, amount: String(50n * TRX) },
    });
  });
});

describe('liquidity', () => {
  const held = (who: Person, coin: string) => world.read(coin, trc20.balanceOf(who.address));

  test('is removed into both coins, TRX as TRX, without activation', async () => {
    const lp = 10_000_000n;
    const at = world.at('vlmWtrx');
    await world.send(world.owner, 'vlmWtrx', trc20.transfer(world.stranger.address, lp));
    const { data } = await read(liquidity.getPair, { pair: at });
    expect(data).toMatchObject({ base: { coin: null, symbol: 'TRX' }, kLast: '0' });
    const part = (sum: string) => String((lp * BigInt(sum)) / BigInt(data.lpSupply));
    const form = {
      ...{ action: 'liquidity.remove', pair: at, lpAmount: String(lp), deadline: deadline() },
      ...{ minBase: part(data.base.amount), minToken: part(data.token.amount) },
    };
    const had = await held(world.stranger, 'vlm');
    const wrapped = await held(world.stranger, 'wtrx');
    const order = await carryOut(world, world.stranger, orders.prepare, form);
    const expected = { baseAmount: form.minBase, tokenAmount: form.minToken };
    expect(order).toMatchObject({ state: 'included', quote: expected, result: expected });
    expect((await held(world.stranger, 'vlm')) - had).toBe(BigInt(form.minToken));
    expect(await held(world.stranger, 'wtrx')).toBe(wrapped);
  });

  test('of VLM and USDT, and of a launched token, is removed too', async () => {
    const lp = 5_000_000n;
    await world.send(world.owner, 'vlmUsdt', trc20.transfer(ada.address, lp));
    const form = (pairAt: Address, amount: bigint) => ({
      ...{ action: 'liquidity.remove', pair: pairAt, lpAmount: String(amount) },
      ...{ minBase: '1', minToken: '1', deadline: deadline() },
    });
    const usdt = await held(ada, 'usdt');
    const order = await carryOut(world, ada, orders.prepare, form(world.at('vlmUsdt'), lp));
    expect(order.result).toEqual(order.quote);
    expect((await held(ada, 'usdt')) - usdt).toBe(BigInt(order.result.baseAmount));
    const added = { token: salt.token, coinAmount: String(5n * TRX), minLp: '1' };
    const { lpAmount } = await carryOut(world, ben, liquidity.prepareAdding, {
      ...added,
      tokenAmount: String(20_000n * TRX),
    });
    const back = await carryOut(world, ben, orders.prepare, form(salt.pair, BigInt(lpAmount)));
    expect(back).toMatchObject({ state: 'included', result: back.quote });
  });

  test('of VLM and USDT, and with TRX, is added with both coins to the unit', async () => {
    const form = (pairAt: Address, amounts: Form) => ({
      ...{ action: 'liquidity.add-both', pair: pairAt, deadline: deadline() },
      ...{ minBase: '1', minToken: '1', ...amounts },
    });
    const most = { tokenAmount: String(40n * TRX), baseAmount: String(500n * TRX) };
    await world.send(world.owner, 'vlm', trc20.transfer(ada.address, 80n * TRX));
    const usdt = await held(ada, 'usdt');
    const vlm = await held(ada, 'vlm');
    const lp = await held(ada, 'vlmUsdt');
    const order = await carryOut(world, ada, orders.prepare, form(world.at('vlmUsdt'), most));
    const { lpAmount, ...amounts } = order.quote;
    expect(order).toMatchObject({ state: 'included', result: amounts });
    expect(usdt - (await held(ada, 'usdt'))).toBe(BigInt(amounts.baseAmount));
    expect(vlm - (await held(ada, 'vlm'))).toBe(BigInt(amounts.tokenAmount));
    expect((await held(ada, 'vlmUsdt')) - lp).toBe(BigInt(lpAmount));
    const native = await carryOut(world, ada, orders.prepare, form(world.at('vlmWtrx'), most));
    expect(native).toMatchObject({ state: 'included' });
    expect(native.result.tokenAmount).toBe(native.quote.tokenAmount);
  });

  test('is not added where that cannot be', async () => {
    const base = {
      ...{ action: 'liquidity.add-both', pair: world.at('vlmUsdt'), tokenAmount: String(TRX) },
      ...{ baseAmount: String(TRX), minBase: '1', minToken: '1' },
    };
    const code = (form: Form, who = ada) =>
      refusal(world, who, orders.prepare, { ...base, deadline: deadline(), ...form });
    expect(await code({ tokenAmount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ pair: world.at('vlm') })).toBe('NOT_FOUND');
    expect(await code({ pair: fern.pair })).toBe('POOL_EMPTY');
    expect(await code({ deadline: '1000' })).toBe('DEADLINE_OVER');
    expect(await code({ minBase: String(10n ** 30n) })).toBe('SLIPPAGE');
    expect(await code({ tokenAmount: '1', baseAmount: '1' })).toBe('AMOUNT_TOO_SMALL');
    expect(await code({}, ben)).toBe('INSUFFICIENT_BALANCE');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
  });

  test('is refused for every reason that the contracts have', async () => {
    const base = {
      ...{ action: 'liquidity.remove', pair: world.at('vlmWtrx'), lpAmount: '1000000' },
      ...{ minBase: '1', minToken: '1' },
    };
    const code = (form: Form, who = ada) =>
      refusal(world, who, orders.prepare, { ...base, deadline: deadline(), ...form });
    expect(await code({ lpAmount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ pair: world.at('vlm') })).toBe('NOT_FOUND');
    expect(await code({ pair: fern.pair })).toBe('POOL_EMPTY');
    expect(await code({ deadline: '1000' })).toBe('DEADLINE_OVER');
    expect(await code({ minBase: String(10n ** 30n) })).toBe('SLIPPAGE');
    expect(await code({ lpAmount: String(10n ** 30n) })).toBe('INSUFFICIENT_BALANCE');
    expect(await code({}, world.stranger)).toBe('INSUFFICIENT_BALANCE');
  });
});

test('swaps made again from the logs, and blocks that are replaced, leave the same rows', async () => {
  const open = openDatabase(world.database.url);
  const contracts = { vlm: world.at('vlm'), wtrx: world.at('wtrx'), usdt: world.at('usdt') };
  const names = ['vlmWtrx', 'vlmUsdt', 'wtrxUsdt'];
  const projection = swapProjection({
    ...contracts,
    ...Object.fromEntries(names.map((name) => [name, world.at(name)])),
  });
  try {
    await world.send(ada, 'wtrx', wtrx.wrap(1n));
    await world.indexed();
    const rows = await dumpTables(open.database, projection.tables);
    await reindex(open.database, projection);
    expect(await dumpTables(open.database, projection.tables)).toEqual(rows);
    await world.buyOnPair(ada, salt.token, TRX);
    await world.indexed();
    expect(await dumpTables(open.database, projection.tables)).not.toEqual(rows);
    await world.chain.devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: [] }, { transactions: [] }],
    });
    await world.indexed();
    expect(await dumpTables(open.database, projection.tables)).toEqual(rows);
  } finally {
    await open.close();
  }
});

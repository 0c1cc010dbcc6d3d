import { largestZap, zapQuote } from '@vellum/api/liquidity/zap';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { pair, router } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import { toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { DAY, type EarnWorld, earnWorld } from '../../../test/earn/earn-world.ts';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { poolProjection } from './pool-projection.ts';
import { purchaseProjection } from './purchase-projection.ts';

holdsReceipts(import.meta.url);

const { liquidity, orders } = paths;
const TRX = 1_000_000n;
/** No deadline: nobody else trades here. */
const EVER = 2n ** 40n;

let world: EarnWorld;
let vlm: string;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  world = await earnWorld(3);
  vlm = world.at('vlm');
  [ada, ben] = world.people as [Person, Person, Person];
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Readonly<Record<string, string>>;

/** The pool of VLM and TRX as the chain has it. */
async function reserves() {
  const { reserve0, reserve1 } = await world.read('vlmWtrx', pair.reserves());
  const isFirst = toHexAddress(world.at('vlm')) < toHexAddress(world.at('wtrx'));
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return { tokens, trx, lpSupply: await world.read('vlmWtrx', pair.totalSupply()) };
}
const detail = async (of = 'vlmWtrx') =>
  (await world.post(liquidity.get, { pair: world.at(of) })).json;
const purchases = async (who: Person, form: Form = {}) =>
  (await world.ask(who, liquidity.listLpPurchases, form)).data.list;
const zap = (form: Form = {}) => ({
  token: vlm,
  pay: 'trx',
  amount: String(100n * TRX),
  minLp: '1',
  ...form,
});

describe('pools', () => {
  test('S7.37 are as the chain has them, with price, average and worth', async () => {
    const { list } = (await world.post(liquidity.list)).json.data;
    expect(list.map((one: Form) => one['pair']).toSorted()).toEqual(
      ['vlmWtrx', 'vlmUsdt', 'wtrxUsdt'].map((name) => world.at(name)).toSorted(),
    );
    const { tokens, trx, lpSupply } = await reserves();
    expect((await detail()).data).toMatchObject({
      base: { symbol: 'WTRX', amount: String(trx) },
      token: { coin: vlm, symbol: 'VLM', amount: String(tokens) },
      price: '0.333333333',
      averagePrice: '0.333333333',
      lpSupply: String(lpSupply),
      // The first thousand units, which no pair ever gives back.
      burnedLP: '1000',
      canAdd: true,
      slippage: 100,
      maxSwap: 12,
    });
    const { data: ofU } = await detail('vlmUsdt');
    expect(ofU).toMatchObject({
      base: { symbol: 'USDT' },
      token: { symbol: 'VLM' },
      canAdd: false,
    });
    // 100,000 U on either side.
    expect(Math.round(Number(ofU.worth) / 1e9)).toBe(200);
    expect((await world.post(liquidity.get, { pair: vlm })).json.code).toBe('NOT_FOUND');
  });

  test('LP sent to the dead address counts as burned', async () => {
    const dead = '41000000000000000000000000000000000000dead' as never;
    await world.send(ada, 'vlmWtrx', trc20.transfer(dead, 77n));
    await world.indexed();
    expect((await detail()).data.burnedLP).toBe('1077');
  });
});

describe('the helper', () => {
  test('is set by its owner alone, who can also take out what was sent to it by mistake', async () => {
    const slippage = { edit: 'slippage', slippageBps: '150' };
    expect(await refusal(world, ada, liquidity.prepareEdit, slippage)).toBe('NOT_TOKEN_OWNER');
    const { owner } = world;
    const code = (form: Form) => refusal(world, owner, liquidity.prepareEdit, form);
    expect(await code({ edit: 'slippage' })).toBe('FIELD_REQUIRED');
    expect(await code({ edit: 'slippage', slippageBps: '5001' })).toBe('VALIDATION');
    expect(await code({ edit: 'withdraw', token: vlm })).toBe('NOT_FOUND');
    const set = await carryOut(world, owner, liquidity.prepareEdit, slippage);
    expect(set).toMatchObject({ state: 'included', quote: { before: 100 } });
    expect((await detail()).data.slippage).toBe(150);
    await carryOut(world, owner, liquidity.prepareEdit, { ...slippage, slippageBps: '100' });
    await world.send(ada, 'vlm', trc20.transfer(world.at('liquidityHelper'), 9n));
    const taken = { edit: 'withdraw', token: vlm };
    const order = await carryOut(world, owner, liquidity.prepareEdit, taken);
    expect(order).toMatchObject({ state: 'included', result: { amount: '9' } });
  });
});

describe('liquidity', () => {
  test('is added at the ratio of the pool, what does not fit stays', async () => {
    const form = { token: vlm, coinAmount: String(100n * TRX), tokenAmount: String(400n * TRX) };
    const had = await world.balance('vlmWtrx', ada.address);
    const order = await carryOut(world, ada, liquidity.prepareAdding, { ...form, minLp: '1' });
    expect(order).toMatchObject({ state: 'included', lpAmount: order.quote.lpAmount });
    expect(order.quote).toMatchObject({ coinAmount: String(100n * TRX) });
    expect(order.result).toMatchObject({ tokenUsed: order.quote.tokenAmount });
    expect((await world.balance('vlmWtrx', ada.address)) - had).toBe(BigInt(order.lpAmount));
    const code = (changes: Form, who = ada) =>
      refusal(world, who, liquidity.prepareAdding, { ...form, minLp: '1', ...changes });
    expect(await code({ coinAmount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ tokenAmount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ token: world.at('wtrx') })).toBe('NOT_FOUND');
    expect(await code({ minLp: String(BigInt(order.lpAmount) + 1n) })).toBe('SLIPPAGE');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
    const large = { coinAmount: String(10n ** 15n), tokenAmount: String(10n ** 15n) };
    expect(await code(large)).toBe('INSUFFICIENT_BALANCE');
    const dear = { coinAmount: String(TRX * 1_000_000n), tokenAmount: String(10n ** 12n) };
    expect(await code(dear)).toBe('INSUFFICIENT_BALANCE');
  });

  test('S4.12 is bought with TRX alone, waits for its release, and is released', async () => {
    const { tokens, trx, lpSupply } = await reserves();
    const quote = zapQuote({ reserveIn: trx, reserveOther: tokens, lpSupply }, 100n * TRX);
    const order = await carryOut(world, ada, liquidity.prepareLpPurchase, zap());
    expect(order).toMatchObject({ state: 'included', lpAmount: String(quote.lp) });
    expect(order.quote).toMatchObject({
      pair: world.at('vlmWtrx'),
      swapped: String(quote.swapIn),
      lpAmount: String(quote.lp),
      impact: quote.impactBps,
    });
    const [row] = await purchases(ada);
    expect(row).toMatchObject({
      pair: world.at('vlmWtrx'),
      token: vlm,
      symbol: 'VLM',
      paid: { coin: null, symbol: 'TRX', amount: String(100n * TRX) },
      lpAmount: String(quote.lp),
      status: 'waitingRelease',
      releaseAt: order.quote.releaseAt - (order.quote.releaseAt % 1000),
      txid: order.txid,
    });
    const lock = await world.read('locker', locker.lockAt(0n));
    expect([Number(lock.createTime) * 1000, Number(lock.unlockTime) * 1000]).toEqual([
      row.createTime,
      row.releaseAt,
    ]);
    // The helper made the lock for its buyer, whose own it is.
    const locksOf = async (made: string) =>
      (await world.post(paths.locks.list, { address: ada.address, made })).json.data.list;
    expect(await locksOf('own')).toMatchObject([{ lockAmount: String(quote.lp) }]);
    expect(await locksOf('byOther')).toEqual([]);
    await world.pass(DAY);
    await world.indexed();
    expect(await purchases(ada)).toMatchObject([{ status: 'released', takenAt: null }]);
    expect(await purchases(ada, { status: 'released' })).toHaveLength(1);
    await world.send(ada, 'locker', locker.unlock(lock.createTime));
    await world.indexed();
    expect(await purchases(ada)).toMatchObject([{ status: 'released' }]);
    expect((await purchases(ada))[0].takenAt).toBeGreaterThan(0);
    expect(await purchases(ada, { status: 'waitingRelease' })).toEqual([]);
    expect(await purchases(ada, { status: 'released' })).toHaveLength(1);
  });

  test('is bought with the token alone, its lock can be made longer', async () => {
    const { tokens, trx, lpSupply } = await reserves();
    const quote = zapQuote({ reserveIn: tokens, reserveOther: trx, lpSupply }, 500n * TRX);
    const form = zap({ pay: 'token', amount: String(500n * TRX), minLp: String(quote.lp) });
    const order = await carryOut(world, ben, liquidity.prepareLpPurchase, form);
    expect(order.lpAmount).toBe(String(quote.lp));
    const [row] = await purchases(ben);
    expect(row.paid).toEqual({
      coin: vlm,
      symbol: 'VLM',
      amount: String(quote.swapIn + quote.added),
    });
    await world.send(ben, 'locker', locker.extend(BigInt(row.createTime) / 1000n, 2n));
    await world.indexed();
    const [longer] = await purchases(ben);
    expect(longer.releaseAt - row.releaseAt).toBe(2 * DAY * 1000);
  });

  test('LP that somebody locks by hand, or adds without a lock, is none that was bought', async () => {
    await world.send(ada, 'vlmWtrx', trc20.approve(world.at('locker'), 50n));
    await world.send(ada, 'locker', locker.lockFor(50n, world.at('vlmWtrx'), 1n, ben.address));
    await world.indexed();
    expect(await purchases(ben)).toHaveLength(1);
    await world.send(ada, 'vlm', trc20.approve(world.at('liquidityHelper'), 400n * TRX));
    const locked = liquidityHelper.addLocked(world.at('vlm'), 300n * TRX, 110n * TRX, 1n);
    await world.send(ada, 'liquidityHelper', locked);
    await world.indexed();
    // Both coins at once, and locked by the helper: bought, too.
    expect(await purchases(ada)).toHaveLength(2);
  });
});

describe('buying LP', () => {
  const code = (form: Form = {}, who = ada) =>
    refusal(world, who, liquidity.prepareLpPurchase, zap(form));

  test('is refused for every reason that the contract has', async () => {
    const { trx, tokens, lpSupply } = await reserves();
    expect(await code({ amount: '0' })).toBe('AMOUNT_ZERO');
    expect(await code({ token: world.at('wtrx') })).toBe('NOT_FOUND');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
    expect(await code({ amount: '1' })).toBe('BELOW_MINIMUM');
    const most = largestZap({ reserveIn: trx });
    expect(await code({ amount: String(most) })).toBe('OK');
    const tooMuch = await world.ask(
      ada,
      liquidity.prepareLpPurchase,
      zap({ amount: String(most + 10n) }),
    );
    expect(tooMuch).toMatchObject({ code: 'ZAP_TOO_LARGE' });
    const { lp } = zapQuote({ reserveIn: trx, reserveOther: tokens, lpSupply }, 100n * TRX);
    expect(await code({ minLp: String(lp + 1n) })).toBe('SLIPPAGE');
    const held = await world.balance('vlm', ben.address);
    await world.send(ben, 'vlm', trc20.transfer(ada.address, held));
    expect(await code({ pay: 'token' }, ben)).toBe('INSUFFICIENT_BALANCE');
  });

  test('S4.12 that is under way is confirming, and failed when it came to nothing', async () => {
    const { code: ok, data } = await world.ask(ada, liquidity.prepareLpPurchase, zap());
    expect(ok).toBe('OK');
    const shown = await purchases(ada);
    // Bent between Before and transaction: the helper refuses.
    const path = [world.at('wtrx'), world.at('vlm')];
    const bend = router.swapTrx(3_000n * TRX, 0n, path, world.owner.address, EVER);
    await world.send(world.owner, 'router', bend);
    expect(await code({ amount: String(5n * TRX) })).toBe('SLIPPAGE');
    const txid = await failing(data);
    const report = { orderId: data.orderId, txid };
    expect((await world.ask(ada, liquidity.confirmLpPurchase, report)).code).toBe('OK');
    await world.indexed();
    const [row] = await purchases(ada, { status: 'confirming' });
    expect(row).toMatchObject({
      paid: { symbol: 'TRX', amount: String(100n * TRX) },
      orderId: data.orderId,
      releaseAt: null,
      createTime: null,
      pair: world.at('vlmWtrx'),
    });
    await world.chain.devnet.mine(6);
    await world.indexed();
    const [failed] = await purchases(ada);
    expect(failed).toMatchObject({ status: 'failed', failReason: 'TX_REVERTED', final: true });
    expect(failed.failParams.reason).toBe('LiquidityHelperPriceOff');
    expect(await purchases(ada, { status: 'failed' })).toHaveLength(1);
    expect(await purchases(ada)).toHaveLength(shown.length + 1);
  });

  /** Sends what the Before asked for, although it must fail. */
  async function failing({ orderId, call }: { orderId: string; call: { callValueSun: string } }) {
    const { rows } = await world.database.pool.query('select data from orders where id = $1', [
      orderId,
    ]);
    const write = {
      data: Buffer.from(rows[0].data, 'hex'),
      value: BigInt(call.callValueSun),
      feeLimit: 1_000_000_000n,
    };
    await world
      .send(ada, 'liquidityHelper', write as unknown as Parameters<EarnWorld['send']>[2])
      .catch(() => {});
    return world.chain.devnet.chain.head().transactions[0]!.id;
  }

  test('waits for a price', async () => {
    await world.chain.devnet.increaseTime(3 * 3_600_000);
    await world.chain.devnet.mine();
    await world.indexed();
    expect(await code({ amount: String(5n * TRX) })).toBe('PRICE_UNAVAILABLE');
    expect((await detail()).data).toMatchObject({ averagePrice: null, worth: null });
    expect(await refusal(world, ada, orders.prepare, { action: 'liquidity.buy-lp' })).toBe(
      'ACTION_UNKNOWN',
    );
  });
});

test('projections made again, and blocks that are replaced, leave the same rows', async () => {
  const open = openDatabase(world.database.url);
  const tables = [...poolProjection.tables, ...purchaseProjection.tables];
  try {
    await world.pass(0);
    await world.indexed();
    const rows = await dumpTables(open.database, tables);
    for (const each of [poolProjection, purchaseProjection]) await reindex(open.database, each);
    expect(await dumpTables(open.database, tables)).toEqual(rows);
    const [row] = await purchases(ben);
    await world.pass(3 * DAY);
    await world.send(ben, 'locker', locker.unlock(BigInt(row.createTime) / 1000n));
    await world.indexed();
    expect(await purchases(ben)).toMatchObject([{ status: 'released' }]);
    await world.chain.devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: [] }, { transactions: [] }],
    });
    await world.indexed();
    expect(await dumpTables(open.database, tables)).toEqual(rows);
  } finally {
    await open.close();
  }
});

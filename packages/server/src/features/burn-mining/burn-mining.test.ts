import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { testUsdt, trc20, wtrx } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { fromHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { DAY, type EarnWorld, earnWorld } from '../../../test/earn/earn-world.ts';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { burnProjection } from './burn-projection.ts';

holdsReceipts(import.meta.url);

const { burnMining, orders } = paths;
const U = 1_000_000n;
const TRX = 1_000_000n;
/** No deadline: nobody else trades here. */
const EVER = 2n ** 40n;

let world: EarnWorld;
let vlm: string;
let ada: Person;
let ben: Person;
let cyd: Person;

beforeAll(async () => {
  world = await earnWorld(3);
  vlm = world.at('vlm');
  [ada, ben, cyd] = world.people as [Person, Person, Person];
  for (const { address } of world.people) {
    await world.send(world.owner, 'usdt', testUsdt.mint(address, 5_000n * U));
  }
  await world.indexed();
});
afterAll(() => world?.close());

type Form = Readonly<Record<string, string>>;
const quoted = async (form: Form) =>
  (await world.post(burnMining.quote, { coin: vlm, ...form })).json;
const pool = async (who?: Person) =>
  (who ? await world.ask(who, burnMining.get) : (await world.post(burnMining.get)).json).data;
/** Burns as the page does it: quote, approval, Before, transaction, After. */
async function burn(who: Person, mode: 'burn' | 'swapToBurn', uAmount: bigint) {
  const { data: quote } = await quoted({ mode, uAmount: String(uAmount) });
  const form = { mode, coin: vlm, uAmount: String(uAmount), limit: quote.limit };
  return { quote, order: await carryOut(world, who, burnMining.prepareBurn, form) };
}

describe('destroy mining', () => {
  test('S1.16 an empty pool says that it is empty', async () => {
    expect(await pool()).toMatchObject({
      rewardLeft: { symbol: 'WTRX', amount: '0' },
      dailyReward: { amount: '0' },
      fundedUntil: null,
      burnedU: '0',
      coins: [{ coin: vlm, symbol: 'VLM', price: '0.1', room: String(1_000n * U) }],
      nodes: { count: 0, totalPower: '0', medianPower: '0', newIn24Hours: 0, activeIn30Days: 0 },
      proof: { state: 'equal', burns: '0', chainPower: '0' },
      mine: null,
    });
    expect((await quoted({ uAmount: String(U) })).data.breakEven).toEqual({
      days: null,
      daysIfDoubled: null,
      fundedDays: null,
    });
  });

  test('S1.19 a quote converts both ways and says how old it is', async () => {
    const there = (await quoted({ uAmount: String(100n * U) })).data;
    expect(there).toMatchObject({ mode: 'burn', power: String(100n * U), averagePrice: '0.1' });
    expect(BigInt(there.coinAmount)).toBe(
      await world.read('burnMine', burnMine.coinFor(world.at('vlm'), 100n * U)),
    );
    expect(there.validUntil - there.quotedAt).toBe(60_000);
    const back = (await quoted({ coinAmount: there.coinAmount })).data;
    expect(back).toMatchObject({ uAmount: there.uAmount, coinAmount: there.coinAmount });
    // One unit less of the coin is worth less U, and never more than it pays for.
    const less = (await quoted({ coinAmount: String(BigInt(there.coinAmount) - 1n) })).data;
    expect(BigInt(less.uAmount)).toBeLessThan(100n * U);
    expect(BigInt(less.coinAmount)).toBeLessThan(BigInt(there.coinAmount));

    const swap = (await quoted({ mode: 'swapToBurn', uAmount: String(100n * U) })).data;
    expect(BigInt(swap.coinAmount)).toBeLessThan(BigInt(there.coinAmount));
    expect(swap.slippage).toBeGreaterThanOrEqual(30);
    expect(swap.slippage).toBeLessThan(60);
    const swapBack = (await quoted({ mode: 'swapToBurn', coinAmount: swap.coinAmount })).data;
    expect(BigInt(swapBack.uAmount)).toBeLessThanOrEqual(100n * U);
    expect(BigInt(swapBack.coinAmount)).toBeGreaterThanOrEqual(BigInt(swap.coinAmount));

    expect((await quoted({})).code).toBe('FIELD_REQUIRED');
    expect((await quoted({ uAmount: '0' })).code).toBe('AMOUNT_ZERO');
    expect((await quoted({ coinAmount: '0' })).code).toBe('AMOUNT_ZERO');
    expect((await quoted({ coinAmount: '1' })).code).toBe('AMOUNT_ZERO');
    expect((await quoted({ coin: world.at('wtrx'), uAmount: '1' })).code).toBe('COIN_UNKNOWN');
    const all = { mode: 'swapToBurn', coinAmount: String(10n ** 18n) };
    expect((await quoted(all)).code).toBe('LIQUIDITY_TOO_LOW');
  });

  test('S1.18 burn and swapToBurn give power and leave records', async () => {
    const { quote, order } = await burn(ada, 'burn', 100n * U);
    expect(order).toMatchObject({ state: 'included', burnId: '1' });
    expect(order.result).toMatchObject({ burnAmount: quote.coinAmount, uAmount: quote.uAmount });
    const swapped = await burn(ben, 'swapToBurn', 40n * U);
    expect(swapped.order.result.burnAmount).toBe(swapped.quote.coinAmount);
    await burn(ben, 'burn', 20n * U);
    const { list, asOf } = (await world.post(burnMining.list)).json.data;
    expect(asOf.head).toBeGreaterThan(0);
    expect(list.map(({ id, user, uAmount }: Form) => [id, user, uAmount])).toEqual([
      ['3', ben.address, String(20n * U)],
      ['2', ben.address, String(40n * U)],
      ['1', ada.address, String(100n * U)],
    ]);
    expect(list[2]).toMatchObject({ coin: vlm, symbol: 'VLM', burnAmount: quote.coinAmount });
    const record = await world.read('burnMine', burnMine.record(1n));
    expect([record.amount, Number(record.createTime)]).toEqual([
      BigInt(quote.coinAmount),
      Math.floor(list[2].createTime / 1000),
    ]);
    const ofBen = (await world.post(burnMining.list, { address: ben.address, pageSize: '1' })).json;
    expect(ofBen.data).toMatchObject({ hasMore: true, list: [{ id: '3' }] });
  });

  test('S1.17 nodes are counted, and all that was burned equals the chain', async () => {
    await burn(cyd, 'burn', 10n * U);
    const found = await pool(ben);
    expect(found.nodes).toEqual({
      count: 3,
      totalPower: String(170n * U),
      medianPower: String(60n * U),
      newIn24Hours: 3,
      activeIn30Days: 3,
    });
    expect(found.mine).toMatchObject({ burns: 2, claimed: { symbol: 'WTRX', amount: '0' } });
    expect(found.proof).toMatchObject({
      state: 'equal',
      burns: '4',
      chainBurns: String(await world.read('burnMine', burnMine.lastId())),
      chainPower: String(await world.read('burnMine', burnMine.totalPower())),
      power: found.burnedU,
    });
    // Nobody else sent anything there.
    expect(found.proof.atDeadAddress).toEqual(found.burned);
    const dead = fromHexAddress('41000000000000000000000000000000000000dead' as never);
    expect(found.burned[0].amount).toBe(String(await world.balance('vlm', dead)));
    await world.send(cyd, 'vlm', trc20.transfer(dead, 5n));
    await world.indexed();
    const later = await pool();
    expect(later.proof.state).toBe('equal');
    expect(BigInt(later.proof.atDeadAddress[0].amount)).toBe(BigInt(later.burned[0].amount) + 5n);
  });

  test('power earns what was funded; a claim takes it', async () => {
    expect(await refusal(world, ada, orders.prepare, { action: 'burn-mining.claim' })).toBe(
      'NOTHING_TO_CLAIM',
    );
    const sum = 3_000n * TRX;
    await world.send(world.owner, 'wtrx', wtrx.wrap(sum));
    await world.send(world.owner, 'wtrx', trc20.approve(world.at('burnMine'), sum));
    await world.send(world.owner, 'burnMine', burnMine.fund(sum, BigInt(30 * DAY)));
    await world.indexed();
    const funded = await pool();
    expect(BigInt(funded.dailyReward.amount)).toBeGreaterThan(99n * TRX);
    expect(funded.held.amount).toBe(String(sum));
    expect(funded.fundedUntil).toBeGreaterThan(world.chain.devnet.chain.head().timestamp);
    // 100 TRX a day are 30 U: 170 U of power and 100 more earn that back within ten days.
    const { breakEven } = (await quoted({ uAmount: String(100n * U) })).data;
    expect(breakEven).toEqual({ days: 10, daysIfDoubled: 15, fundedDays: 29 });

    await world.pass(DAY);
    await world.indexed();
    const [earned, { owed }] = [
      await world.read('burnMine', burnMine.earned(ada.address)),
      await pool(),
    ];
    expect(earned).toBeGreaterThan(58n * TRX);
    expect(BigInt(owed.amount)).toBeGreaterThan(earned);
    const order = await carryOut(world, ada, orders.prepare, { action: 'burn-mining.claim' });
    const got = await world.balance('wtrx', ada.address);
    expect(order.result).toEqual({ amount: String(got) });
    const { mine, nodes } = await pool(ada);
    expect(mine.claimed.amount).toBe(String(got));
    expect(nodes).toMatchObject({ newIn24Hours: 0, activeIn30Days: 3 });
    await world.pass(31 * DAY);
    await world.indexed();
    expect((await pool()).nodes).toMatchObject({ count: 3, activeIn30Days: 0 });
  });
});

describe('a burn is refused', () => {
  const tried = (form: Form, who = ada) =>
    refusal(world, who, burnMining.prepareBurn, {
      ...{ mode: 'burn', coin: vlm, uAmount: String(U), limit: String(1_000n * U), ...form },
    });
  const swap = (form: Form) => tried({ mode: 'swapToBurn', limit: '1', ...form });

  test('without an amount, a listed coin, enough of it, or an active address', async () => {
    expect(await tried({})).toBe('OK');
    expect(await tried({ uAmount: '0' })).toBe('AMOUNT_ZERO');
    expect(await tried({ coin: world.at('wtrx') })).toBe('COIN_UNKNOWN');
    expect(await tried({}, world.stranger)).toBe('NOT_ACTIVATED');
    const poor = await world.balance('vlm', cyd.address);
    await world.send(cyd, 'vlm', trc20.transfer(ada.address, poor));
    expect(await tried({}, cyd)).toBe('INSUFFICIENT_BALANCE');
    const usdt = await world.balance('usdt', cyd.address);
    await world.send(cyd, 'usdt', trc20.transfer(ada.address, usdt));
    const { limit } = (await quoted({ mode: 'swapToBurn', uAmount: String(U) })).data;
    const form = { mode: 'swapToBurn', limit };
    expect(await tried(form, cyd)).toBe('INSUFFICIENT_BALANCE');
    expect(await tried(form)).toBe('OK');
  });

  test('beyond its limit, beyond what fits into a block, and paused', async () => {
    const { coinAmount } = (await quoted({ uAmount: String(U) })).data;
    expect(await tried({ limit: String(BigInt(coinAmount) - 1n) })).toBe('PRICE_MOVED');
    expect(await tried({ limit: coinAmount })).toBe('OK');
    const out = (await quoted({ mode: 'swapToBurn', uAmount: String(U) })).data.coinAmount;
    expect(await swap({ limit: String(BigInt(out) + 1n) })).toBe('PRICE_MOVED');
    const much = await world.ask(ada, burnMining.prepareBurn, {
      ...{ mode: 'swapToBurn', coin: vlm, uAmount: String(1_000n * U), limit: '1' },
    });
    const room = await world.read('burnMine', burnMine.swapRoomInBlock(world.at('vlm')));
    expect(much).toMatchObject({
      code: 'BURN_BLOCK_CAP',
      params: { room: `${Number(room) / 1e6}` },
    });
    expect(await tried({ uAmount: String(1_100n * U) })).toBe('BURN_BLOCK_CAP');

    const until = BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000)) + 600n;
    await world.send(world.owner, 'burnMine', burnMine.pause(until));
    expect(await tried({})).toBe('CONTRACT_PAUSED');
    expect(await swap({})).toBe('CONTRACT_PAUSED');
    await world.send(world.owner, 'burnMine', burnMine.resume());
  });

  test('while the pool is bent, without a price, and where too little is traded', async () => {
    const path = [world.at('usdt'), world.at('vlm')];
    await world.send(ada, 'usdt', trc20.approve(world.at('router'), 5_000n * U));
    await world.send(ada, 'router', router.swap(1_000n * U, 0n, path, ada.address, EVER));
    expect(await swap({})).toBe('SLIPPAGE');
    const bent = (await quoted({ mode: 'swapToBurn', uAmount: String(U) })).data;
    expect(Number(bent.spotPrice)).toBeGreaterThan(Number(bent.averagePrice));
    expect(bent.slippage).toBeGreaterThan(150);
    await world.chain.devnet.increaseTime(3 * 3_600_000);
    await world.chain.devnet.mine();
    expect(await tried({})).toBe('PRICE_UNAVAILABLE');
    expect(await swap({})).toBe('PRICE_UNAVAILABLE');
    expect((await quoted({ uAmount: '1000000' })).code).toBe('PRICE_UNAVAILABLE');
    await world.indexed();
    expect((await pool()).coins[0].price).toBeNull();
    await world.pass(0);

    // Four times what the pool has: a fifth of its U is left.
    const sum = 4_500_000n * U;
    await world.send(world.owner, 'vlm', trc20.approve(world.at('router'), sum));
    const sale = router.swap(sum, 0n, path.toReversed(), world.owner.address, EVER);
    await world.send(world.owner, 'router', sale);
    expect(await tried({})).toBe('LIQUIDITY_TOO_LOW');
  });
});

test('a projection made again, and blocks that are replaced, leave the same rows', async () => {
  const open = openDatabase(world.database.url);
  try {
    await world.indexed();
    const rows = await dumpTables(open.database, burnProjection.tables);
    for (const table of burnProjection.tables) expect(rows[table], table).not.toEqual([]);
    await reindex(open.database, burnProjection);
    expect(await dumpTables(open.database, burnProjection.tables)).toEqual(rows);
    const claim = burnMine.claim();
    await world.send(ben, 'burnMine', claim);
    await world.indexed();
    expect(await dumpTables(open.database, burnProjection.tables)).not.toEqual(rows);
    await world.chain.devnet.reorganise({
      depth: 1,
      blocks: [{ transactions: [] }, { transactions: [] }],
    });
    await world.indexed();
    expect(await dumpTables(open.database, burnProjection.tables)).toEqual(rows);
  } finally {
    await open.close();
  }
});

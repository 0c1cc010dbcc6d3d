import { paths } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { drawOf } from '@vellum/contracts/box-draw';
import { checkDraw, type PublishedDraw } from '@vellum/contracts/box-draw-check';
import { trc20 } from '@vellum/contracts/coins';
import { toHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BoxWorld, boxWorld, type MadeSeries } from '../../../test/boxes/box-world.ts';
import { carryOut } from '../../../test/cards/carry-out.ts';
import { receiptCheck } from '../../../test/cards/receipt-check.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { dumpTables } from '../../../test/indexer/tables.ts';
import { base58 } from '../../../test/membership/member-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import { newPerson, type Person } from '../../../test/test-server.ts';
import { reindex } from '../../indexer/reindex.ts';
import { boxProjection } from './box-projection.ts';

holdsReceipts(import.meta.url);

let world: BoxWorld;
let [ada, ben, cyd]: Person[] = [];
beforeAll(async () => {
  world = await boxWorld();
  [ada, ben, cyd] = world.people as [Person, Person, Person];
  for (const person of [ada, ben, cyd]) await world.bind(person!, world.root.address);
});
afterAll(() => world?.close());

const chainNames = { 'on-sale': 'onSale', 'sold-out': 'soldOut' } as Record<string, string>;

/** The series as the server has it, after its phase was held against the contract's own. */
async function seriesNow(series: bigint) {
  await world.indexed();
  const { code, data } = await world.ask(ada!, paths.blindBoxes.getSeries, { seriesId: series });
  expect(code).toBe('OK');
  const state = await world.read('blindBox', blindBox.state(series));
  expect(data.phase).toBe(chainNames[state] ?? state);
  return data;
}

const prepare = (who: Person, action: string, form: object) =>
  world.ask(who, paths.orders.prepare, { action, ...form });
const buying = (who: Person, series: bigint, quantity: number) =>
  prepare(who, 'blind-boxes.buy', { seriesId: series, quantity });

describe('a series from its making to the last box', () => {
  let made: MadeSeries;

  test('is preparing, then on sale, with odds and expected value of its tiers (S1.25 S1.26 S4.13)', async () => {
    made = await world.make({ startIn: 100 });
    const before = await seriesNow(made.series);
    expect(before).toMatchObject({ phase: 'preparing', status: 'preparing', sold: 0, total: 20 });
    const of = String(made.series);
    expect((await dueDates(world)).everybodys).toEqual([
      { kind: 'boxesStart', at: before.startAt, of },
      { kind: 'boxesEnd', at: before.endAt, of },
    ]);
    expect((await buying(ada!, made.series, 1)).code).toBe('SOON_TO_OPEN');
    await world.pass(120);
    const data = await seriesNow(made.series);
    expect(data).toMatchObject({ phase: 'onSale', status: 'onSale', limit: 10, price: '5000000' });
    expect(data.tiers).toEqual([
      { count: 1, amount: '500000000', odds: 500, drawn: null },
      { count: 3, amount: '50000000', odds: 1500, drawn: null },
      { count: 16, amount: '1000000', odds: 8000, drawn: null },
    ]);
    expect(BigInt(data.expectedPrize)).toBe((500_000_000n + 150_000_000n + 16_000_000n) / 20n);
    expect(BigInt(data.escrow)).toBe(666_000_000n);
    expect(data.prizeCoin).toEqual({ address: world.at('vlm'), symbol: 'VLM', decimals: 6 });
    expect(data).toMatchObject({ secret: null, blockHash: null, seed: null, revealBy: null });
  });

  test('sells by order, and refuses in words what the contract would (S4.13)', async () => {
    const { series } = made;
    const asked = await buying(ada!, series, 4);
    expect(asked.data.quote).toEqual({
      ...{ seriesId: `${series}`, quantity: '4', price: '5000000', total: '20000000' },
    });
    expect(asked.data.call).toMatchObject({ callValueSun: '20000000' });
    await world.buy(ada!, made, 4);
    await world.indexed();
    const { orderId } = asked.data;
    const order = (await world.ask(ada!, paths.orders.get, { orderId })).data;
    expect(order).toMatchObject({
      state: 'included',
      result: { seriesId: `${series}`, boxId: '0' },
    });

    expect(await buying(ada!, series, 7)).toMatchObject({ code: 'EXCEEDS_MAX_PURCHASE' });
    await world.buy(ben!, made, 10);
    expect(await buying(cyd!, series, 7)).toMatchObject({ code: 'REMAINING_INSUFFICIENT' });
    expect((await buying(ada!, 99n, 1)).code).toBe('NOT_FOUND');
    expect((await buying(newPerson(), series, 1)).code).toBe('NOT_ACTIVATED');
    expect((await prepare(ada!, 'blind-boxes.close', { seriesId: series })).code).toBe(
      'BOX_PHASE_WRONG',
    );
    await world.buy(cyd!, made, 6);
    expect((await buying(ada!, series, 1)).code).toBe('SOLD_OUT');
    expect(await seriesNow(series)).toMatchObject({
      phase: 'soldOut',
      status: 'soldOut',
      sold: 20,
    });
    expect((await dueDates(world)).everybodys).toEqual([]);
  });

  test('is closed by anyone after a day, captured by anyone, then revealed', async () => {
    const { series } = made;
    const form = { seriesId: series };
    expect((await prepare(cyd!, 'blind-boxes.close', form)).code).toBe('BOX_PHASE_WRONG');
    await world.pass(86_400);
    expect((await prepare(cyd!, 'blind-boxes.close', form)).code).toBe('OK');
    expect((await prepare(cyd!, 'blind-boxes.capture', form)).code).toBe('BOX_PHASE_WRONG');
    await world.send(cyd!, 'blindBox', blindBox.close(series));
    const armed = await seriesNow(series);
    expect(armed).toMatchObject({ phase: 'armed', status: 'soldOut', blockHash: null });
    expect(armed.captureUntilBlock).toBe(armed.revealBlock + 256);
    await world.chain.devnet.mine(21);
    expect((await prepare(cyd!, 'blind-boxes.capture', form)).code).toBe('OK');
    await world.send(cyd!, 'blindBox', blindBox.capture(series));
    const captured = await seriesNow(series);
    expect(captured.revealBy - captured.capturedAt).toBe(
      Number(await world.read('blindBox', blindBox.revealTime())) * 1000,
    );
    const opening = { ...form, boxId: 0 };
    expect((await world.ask(ada!, paths.blindBoxes.prepareOpening, opening)).code).toBe(
      'BOX_PHASE_WRONG',
    );
    await world.send(world.root, 'blindBox', blindBox.reveal(series, made.secret));
    const revealed = await seriesNow(series);
    expect(revealed).toMatchObject({ phase: 'revealed', secret: toHex(made.secret) });
    expect(revealed.tiers.map(({ drawn }: { drawn: number }) => drawn)).toEqual([1, 3, 16]);
  });

  test('opens each box once, for its owner, with the prize of the contract (S1.27 S7.25)', async () => {
    const { series } = made;
    const open = (who: Person, boxId: number) =>
      world.ask(who, paths.blindBoxes.prepareOpening, { seriesId: series, boxId });
    expect((await open(ben!, 0)).code).toBe('NOT_OWNER');
    expect((await open(ada!, 20)).code).toBe('NOT_FOUND');
    expect((await open(ada!, 2 ** 33)).code).toBe('NOT_FOUND');
    const { data } = await open(ada!, 0);
    const before = await world.read('vlm', trc20.balanceOf(ada!.address));
    const txid = await world.send(ada!, 'blindBox', blindBox.open(series, 0n));
    await world.indexed();
    const after = await world.ask(ada!, paths.blindBoxes.confirmOpening, {
      orderId: data.orderId,
      txid,
    });
    const paid = (await world.read('vlm', trc20.balanceOf(ada!.address))) - before;
    const prizeId = await world.read('blindBox', blindBox.prizeOf(series, 0n));
    expect(after.data.revealed).toEqual({
      prizeId: `${prizeId}`,
      prize: { coin: world.at('vlm'), symbol: 'VLM', amount: `${paid}` },
    });
    expect((await open(ada!, 0)).code).toBe('BOX_ALREADY_OPEN');

    const mine = (await world.ask(ada!, paths.blindBoxes.listMine, { seriesId: series })).data;
    expect(mine.total).toBe(4);
    expect(mine.list.map((box: { status: string }) => box.status)).toEqual([
      ...['openable', 'openable', 'openable', 'opened'],
    ]);
    expect(mine.list[3]).toMatchObject({ boxId: '0', prizeId: `${prizeId}`, refund: null });
    const opened = await world.ask(ada!, paths.blindBoxes.listMine, { status: 'opened' });
    expect(opened.data.list).toHaveLength(1);
  });

  test('publishes what a recomputation needs, and every box says the same as the contract', async () => {
    const { series } = made;
    for (const box of [3n, 7n, 19n]) await world.send(ben!, 'blindBox', blindBox.open(series, box));
    await world.indexed();
    const { data } = await world.ask(newPerson(), paths.blindBoxes.draw, { seriesId: series });
    const published: PublishedDraw = {
      ...data,
      series,
      tiers: data.tiers.map((tier: { count: number; amount: string }) => ({
        count: tier.count,
        amount: BigInt(tier.amount),
      })),
    };
    const check = checkDraw(published);
    expect(check).toMatchObject({ isFair: true, checkedBoxes: 4, wrongBoxes: [] });
    for (let box = 0; box < 20; box += 1) {
      const prize = await world.read('blindBox', blindBox.prizeOf(series, BigInt(box)));
      expect(check.prizes[box]).toBe(Number(prize));
    }
    const boxes = await world.ask(ada!, paths.blindBoxes.listBoxes, { seriesId: series });
    for (const { boxId, owner, prizeId } of boxes.data.list) {
      const held = await world.read('blindBox', blindBox.ownerOf(series, BigInt(boxId)));
      expect(owner).toBe(base58(held));
      if (prizeId !== null) expect(Number(prizeId)).toBe(check.prizes[Number(boxId)]);
    }
    expect(boxes.data).toMatchObject({ total: 20, hasMore: false });
    const ofBen = { seriesId: series, owner: ben!.address };
    expect((await world.ask(ada!, paths.blindBoxes.listBoxes, ofBen)).data.list).toHaveLength(10);
  });
});

test("the recomputed draw is the contract's for series of any size", async () => {
  for (const total of [1, 2, 5, 16, 17, 300, 4096, 100_000]) {
    const made = await world.make({ tiers: [{ count: BigInt(total), amount: 1n }], price: 10n });
    await world.buy(ada!, made, 1);
    await world.pass(700);
    await world.reveal(made);
    const { seed } = await world.read('blindBox', blindBox.series(made.series));
    const prizeOf = drawOf(seed, total);
    for (const box of new Set([0, 1, 2, total >> 1, total - 2, total - 1])) {
      if (box < 0 || box >= total) continue;
      const prize = await world.read('blindBox', blindBox.prizeOf(made.series, BigInt(box)));
      expect(prizeOf(box)).toBe(Number(prize));
    }
  }
});

describe('a series whose secret is never told', () => {
  test('is void, and gives back price and bond share (S4.13)', async () => {
    const made = await world.make({ lasting: 300 });
    await world.buy(ada!, made, 3);
    await world.pass(400);
    expect(await seriesNow(made.series)).toMatchObject({ phase: 'ended', status: 'ended' });
    expect((await buying(ada!, made.series, 1)).code).toBe('NOT_ON_SALE');
    const box = { seriesId: made.series, boxId: 1 };
    expect((await prepare(ada!, 'blind-boxes.refund', box)).code).toBe('NOT_REFUNDABLE');
    await world.arm(made.series);
    const revealTime = await world.read('blindBox', blindBox.revealTime());
    await world.pass(Number(revealTime) - 10);
    expect((await seriesNow(made.series)).phase).toBe('armed');
    await world.pass(20);
    const data = await seriesNow(made.series);
    expect(data).toMatchObject({ phase: 'void', status: 'ended', prizesBurned: false });

    expect((await prepare(ben!, 'blind-boxes.refund', box)).code).toBe('NOT_OWNER');
    const asked = await prepare(ada!, 'blind-boxes.refund', box);
    await world.send(ada!, 'blindBox', blindBox.refund(made.series, 1n));
    await world.indexed();
    const order = await world.ask(ada!, paths.orders.get, { orderId: asked.data.orderId });
    expect(order.data.result).toEqual({ ...stringsOf(box), amount: data.refund });
    expect((await prepare(ada!, 'blind-boxes.refund', box)).code).toBe('NOT_REFUNDABLE');
    const mine = await world.ask(ada!, paths.blindBoxes.listMine, { seriesId: made.series });
    expect(mine.data.list.map((one: { status: string }) => one.status)).toEqual([
      ...['refundable', 'refunded', 'refundable'],
    ]);
    for (const one of mine.data.list) expect(one.refund).toBe(data.refund);
  });

  test('is void as well when nobody takes the hash in time', async () => {
    const made = await world.make({ tiers: [{ count: 2n, amount: 7n }] });
    await world.buy(ada!, made, 2);
    await world.send(world.root, 'blindBox', blindBox.close(made.series));
    await world.chain.devnet.mine(276);
    const last = await seriesNow(made.series);
    expect(last).toMatchObject({ phase: 'armed', captureUntilBlock: last.asOf.head });
    await world.chain.devnet.mine();
    expect((await seriesNow(made.series)).phase).toBe('void');
  });

  const stringsOf = (form: object) =>
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
});

test('the list is filtered by phase and by the product state', async () => {
  const phases = async (form: Record<string, string | number>) =>
    (await world.ask(ada!, paths.blindBoxes.listSeries, form)).data;
  const all = await phases({});
  expect(all.list.map((one: { phase: string }) => one.phase)).toEqual([
    ...['void', 'void', ...Array(9).fill('revealed')],
  ]);
  expect((await phases({ phase: 'revealed' })).total).toBe(9);
  // Besides the first and the last of them, the only box of a series.
  expect((await phases({ status: 'soldOut' })).total).toBe(3);
  expect((await phases({ status: 'ended' })).list).toHaveLength(8);
  expect(await phases({ pageSize: 2 })).toMatchObject({ hasMore: true, total: 11 });
});

test('somebody without the money is told before signing', async () => {
  const made = await world.make({ price: 30_000_000_000_000n, tiers: [{ count: 1n, amount: 1n }] });
  const asked = await buying(ada!, made.series, 1);
  expect(asked).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
});

test('the shop has series beside the cards, and sells them by its own path', async () => {
  const made = await world.make();
  await world.indexed();
  const ask = async (path: string, form: Parameters<BoxWorld['ask']>[2]) =>
    (await world.ask(cyd!, path, form)).data;
  const onSale = { type: 'box', status: 'onSale' };
  const { list } = await ask(paths.cards.listProducts, onSale);
  const product = list.find(
    (one: { productId: string }) => one.productId === `${1000n + made.series}`,
  );
  expect(product).toMatchObject({
    ...{ type: 'box', remainSupply: 20, total: 20, price: { coin: null, amount: '5000000' } },
  });
  const { productId } = product;
  const detail = await ask(paths.cards.getProduct, { productId });
  expect(detail).toMatchObject({ limit: 10, contract: world.at('blindBox') });
  expect(
    detail.odds.map((tier: { chance: number; left: number }) => [tier.chance, tier.left]),
  ).toEqual([
    [500, 1],
    [1500, 3],
    [8000, 16],
  ]);
  const asked = await ask(paths.cards.prepareFirstPayment, { productId, quantity: 2 });
  expect(asked.quote).toMatchObject({ price: '10000000' });
  await world.buy(cyd!, made, 2);
  await world.indexed();
  const order = await ask(paths.orders.get, { orderId: asked.orderId });
  expect(order.state).toBe('included');
});

test('a pause of the entries is told before signing', async () => {
  const made = await world.make();
  const until = BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000)) + 3600n;
  await world.send(world.root, 'blindBox', blindBox.pause(until));
  expect((await buying(ada!, made.series, 1)).code).toBe('CONTRACT_PAUSED');
  await world.send(world.root, 'blindBox', blindBox.resume());
  expect((await buying(ada!, made.series, 1)).code).toBe('OK');
});

describe('a reorganisation', () => {
  test('takes purchase and opening back, and a series in the place of another has its own terms', async () => {
    const { devnet } = world.chain;
    const made = await world.make();
    await devnet.mine(2);
    await world.indexed();
    const before = await dumpTables(world.database.database, boxProjection.tables);
    await world.buy(ada!, made, 2);
    await world.indexed();
    expect((await seriesNow(made.series)).sold).toBe(2);
    await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    await world.indexed();
    expect(await dumpTables(world.database.database, boxProjection.tables)).toEqual(before);

    const lost = await world.make({ price: 1_000_000n, startIn: 50 });
    expect((await seriesNow(lost.series)).price).toBe('1000000');
    await devnet.reorganise({ depth: 1, blocks: [{ transactions: [] }, { transactions: [] }] });
    const other = await world.make({ price: 2_000_000n, startIn: 50 });
    expect(other.series).toBe(lost.series);
    expect((await seriesNow(other.series)).price).toBe('2000000');
  });
});

test('made again from the kept logs, the tables are the same to the last row', async () => {
  const { database } = world.database;
  const before = await dumpTables(database, boxProjection.tables);
  expect(before['blind_box']?.length).toBeGreaterThan(20);
  await reindex(database, boxProjection);
  expect(await dumpTables(database, boxProjection.tables)).toEqual(before);
});

describe('receipts of orders', () => {
  test('are what the chain moved, from the purchase to the prize', async () => {
    const made = await world.make();
    await world.indexed();
    const form = { seriesId: String(made.series) };
    const order = (action: string, more: object = {}) =>
      carryOut(world, ada!, paths.orders.prepare, { action, ...form, ...more });
    await order('blind-boxes.buy', { quantity: '2' });
    // From then on anybody may.
    await world.pass(87_000);
    await world.indexed();
    await order('blind-boxes.close');
    await world.chain.devnet.mine(21);
    await world.indexed();
    await order('blind-boxes.capture');
    await world.send(world.root, 'blindBox', blindBox.reveal(made.series, made.secret));
    await world.indexed();
    const checkReceipt = await receiptCheck(world, ada!);
    const txid = await world.send(ada!, 'blindBox', blindBox.open(made.series, 0n));
    await checkReceipt('blind-boxes.open', [{ txid, value: 0n }]);
  });

  test('are what the chain moved when a series is void', async () => {
    const made = await world.make({ lasting: 300 });
    const form = { seriesId: String(made.series) };
    const { prepare: before } = paths.orders;
    await world.indexed();
    await carryOut(world, ada!, before, { action: 'blind-boxes.buy', ...form, quantity: '1' });
    await world.pass(400);
    await world.arm(made.series);
    await world.pass(Number(await world.read('blindBox', blindBox.revealTime())) + 10);
    await world.indexed();
    await carryOut(world, ada!, before, { action: 'blind-boxes.refund', ...form, boxId: '0' });
  });
});

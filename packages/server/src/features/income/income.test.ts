import { paths } from '@vellum/api/wire/paths';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { fromHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptCheck } from '../../../test/cards/receipt-check.ts';
import { type PayoutWorld, payoutWorld } from '../../../test/payout/payout-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const at = paths.income;
const DAY_MS = 86_400_000;

let world: PayoutWorld;
let ann: Person;
let bob: Person;
let fee: bigint;
beforeAll(async () => {
  world = await payoutWorld(1);
  [ann] = world.people as [Person];
  bob = await world.join(ann);
  fee = await world.payFee(bob);
  await world.settle();
});
afterAll(() => world?.close());

const list = async (who: Person, form = {}) => (await world.ask(who, at.list, form)).data.list;

/** What the stream has told ann of income in blocks that were not final. */
const told = async () => {
  const { rows } = await world.database.pool.query(
    "select * from event_feed where topic = 'income' and address = $1 and not final order by id",
    [ann.address],
  );
  return rows;
};

describe('income', () => {
  test('S7.34 is told by source with what is held for the address', async () => {
    const { data } = await world.ask(ann, at.get);
    const bonus = String(fee / 5n);
    expect(data.byType).toMatchObject([
      { type: 'bonus', earned: { amount: bonus, symbol: 'TRX' }, owed: { amount: bonus } },
    ]);
    expect(data.total).toMatchObject([{ earned: { amount: bonus }, today: { amount: bonus } }]);
    const mine = await world.ask(bob, at.get);
    expect(mine.data.byType).toMatchObject([
      { type: 'feeRebate', earned: { amount: String(fee / 10n) } },
    ]);
    expect(await list(bob)).toMatchObject([{ type: 'feeRebate', claimed: false }]);
    expect(await list(ann)).toMatchObject([
      { kind: 'earned', type: 'bonus', amount: { amount: bonus }, status: 'success', final: true },
    ]);
    // It lies in its contract until it is claimed, so it is no success yet.
    expect(await list(ann)).toMatchObject([{ claimed: false }]);
    expect(await list(ann, { status: 'success' })).toEqual([]);
  });

  test('of a block that may be replaced is not final, and goes with it', async () => {
    await world.payFee(bob);
    await world.indexed();
    expect(await list(ann, { status: 'confirming' })).toMatchObject([{ type: 'bonus' }]);
    const isLate = { address: ann.address, final: false };
    expect(await told()).toMatchObject([{ ...isLate, retracted: false }]);
    const blocks = Array.from({ length: 3 }, () => ({ transactions: [] }));
    await world.chain.devnet.reorganise({ depth: 2, blocks });
    await world.indexed();
    expect(await list(ann, { status: 'confirming' })).toEqual([]);
    expect(await told()).toMatchObject([
      { ...isLate, retracted: false },
      { ...isLate, retracted: true },
    ]);
    expect(await list(ann)).toHaveLength(1);
  });

  test('S7.35 by day and type, for at most a year', async () => {
    const { timestamp } = world.chain.devnet.chain.head();
    const { data } = await world.ask(ann, at.statistics);
    const day = new Date(timestamp).toISOString().slice(0, 10);
    expect(data.list).toEqual([
      { day, type: 'bonus', amount: { coin: null, symbol: 'TRX', amount: String(fee / 5n) } },
    ]);
    const before = await world.ask(ann, at.statistics, { to: timestamp - DAY_MS });
    expect(before.data.list).toEqual([]);
    const wide = { from: timestamp - 367 * DAY_MS, to: timestamp };
    expect((await world.ask(ann, at.statistics, wide)).code).toBe('RANGE_TOO_WIDE');
  });

  test('a claim is told while it is on its way, in its block, and final', async () => {
    const nothing = await world.ask(world.owner, paths.orders.prepare, {
      action: 'income.claim-bonus',
    });
    expect(nothing.code).toBe('NOTHING_TO_CLAIM');
    const { data } = await world.ask(ann, paths.orders.prepare, { action: 'income.claim-bonus' });
    expect(data.quote).toEqual({ amount: String(fee / 5n) });
    const { orderId, call } = data;
    // Named before any block has it: it may still come.
    const txid = 'cd'.repeat(32);
    await world.ask(ann, paths.orders.report, { orderId, txid });
    const [first] = await list(ann);
    expect(first).toMatchObject({ orderId, type: 'bonus', amount: null, status: 'packing' });
    expect(await list(ann, { status: 'packing' })).toHaveLength(1);
    expect(await list(ann, { kind: 'earned' })).toHaveLength(1);

    const stored = await world.database.pool.query('select data from orders where id = $1', [
      orderId,
    ]);
    const checkReceipt = await receiptCheck(world, ann);
    const sent = await world.send(ann, 'feeVault', {
      data: fromHex(stored.rows[0].data),
      value: 0n,
      feeLimit: BigInt(call.feeLimit),
    } as Parameters<PayoutWorld['send']>[2]);
    await checkReceipt('income.claim-bonus', [{ txid: sent, value: 0n }]);
    await world.indexed();
    expect(await list(ann, { kind: 'received' })).toMatchObject([
      { type: 'bonus', status: 'confirming', amount: { amount: String(fee / 5n) } },
    ]);
    await world.settle();
    expect(await list(ann, { kind: 'received' })).toMatchObject([{ status: 'success' }]);
    expect(await list(ann)).toMatchObject([{ claimed: true }, { claimed: true }]);
    expect(await list(ann, { status: 'success' })).toHaveLength(2);
    const sums = await world.ask(ann, at.get);
    expect(sums.data.byType).toMatchObject([{ owed: { amount: '0' } }]);
    expect(await world.read('feeVault', feeVault.bonusOf(ann.address))).toBe(0n);
  });

  test('S1.20 a withdrawal is one record, whatever its state', async () => {
    await world.fund(1_000n);
    await world.indexed();
    const { available } = (await world.ask(bob, paths.withdrawal.claimable)).data;
    const asked = await world.ask(bob, paths.withdrawal.request, {
      amount: available.amount,
      requestId: 'x',
      whole: 'true',
    });
    const withdrawals = () => list(bob, { kind: 'withdrawal' });
    const one = { withdrawalId: asked.data.id, type: null, amount: available };
    expect(await withdrawals()).toMatchObject([{ ...one, status: 'packing' }]);
    await world.work();
    expect(await withdrawals()).toMatchObject([{ ...one, status: 'confirming' }]);
    await world.settle();
    await world.passDelay();
    await world.work();
    await world.work();
    expect(await withdrawals()).toMatchObject([{ ...one, status: 'transferring' }]);
    await world.settle();
    expect(await withdrawals()).toMatchObject([{ ...one, status: 'success', final: true }]);
    expect(await list(bob, { kind: 'earned' })).toMatchObject([{ claimed: true }]);
    expect(await world.read('payout', payout.claimedBy(bob.address))).toBe(
      BigInt(available.amount),
    );
  });

  test('S1.21 as a file of a period, with what was owed before and after', async () => {
    const { timestamp } = world.chain.devnet.chain.head();
    const cookie = await world.signIn(bob);
    const file = async (query = '') =>
      (await fetch(`${world.url}${at.export}${query}`, { headers: { cookie } })).text();
    const lines = (await file()).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,feeRebate,,TRX,${Number(fee / 10n) / 1e6},0,0`);
    expect(lines[2]).toContain(`,withdrawal,,TRX,0,0,${Number(fee / 10n) / 1e6}`);
    expect(await file(`?from=${timestamp + 1}`)).toBe(`${lines[0]}\n`);
    const second = Date.parse(lines[2]!.split(',')[0]!);
    const { data } = await world.ask(bob, at.exportSums, { from: second });
    expect(data).toMatchObject({
      rows: 1,
      opening: [{ amount: String(fee / 10n) }],
      closing: [{ amount: '0' }],
    });
    const strangers = await fetch(`${world.url}${at.export}`);
    expect(strangers.status).toBe(401);
  });

  describe('of a long history', () => {
    let cat: Person;
    beforeAll(async () => {
      cat = await world.join(ann);
    });

    /** A record of the present block, at a place of it. */
    const keep = (place: number, type: string | null, earned: number, upto: number | null) =>
      world.database.pool.query(
        `insert into income_record select number, $1, 1, $2, $3, '', $4, 0, $5, $6, ts, repeat('aa', 32)
         from chain_block order by number desc limit 1`,
        [place, cat.address, type, earned, earned === 0 ? upto : 0, upto],
      );
    const pageOf = async (pageNo: number) =>
      (await world.ask(cat, at.list, { pageNo, pageSize: 20 })).data.list;

    test('each record of a block is on one page', async () => {
      for (let place = 0; place < 30; place += 1) await keep(place, 'bonus', 1, null);
      const shown = [...(await pageOf(1)), ...(await pageOf(2))].map(({ id }) => id);
      expect(new Set(shown).size).toBe(30);
    });

    test('a rebate that funding does not reach is not claimed, what was paid is', async () => {
      await world.database.pool.query('delete from income_record where address = $1', [
        cat.address,
      ]);
      await keep(0, 'feeRebate', 5, 1e18);
      await keep(1, 'distribution', 100, null);
      await keep(2, null, 0, 100);
      expect(await list(cat, { kind: 'earned' })).toMatchObject([
        { type: 'distribution', claimed: true },
        { type: 'feeRebate', claimed: false },
      ]);
    });
  });
});

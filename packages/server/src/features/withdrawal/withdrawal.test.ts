import { paths } from '@vellum/api/wire/paths';
import { payout } from '@vellum/contracts/income';
import { fromHex } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptCheck } from '../../../test/cards/receipt-check.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { type PayoutWorld, payoutWorld } from '../../../test/payout/payout-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const at = paths.withdrawal;

let world: PayoutWorld;
let ann: Person;
beforeAll(async () => {
  world = await payoutWorld();
  ann = world.people[0]!;
});
afterAll(() => world?.close());

const claimable = async (who: Person) => {
  await world.indexed();
  return (await world.ask(who, at.claimable)).data;
};
const request = (who: Person, amount: bigint | string, requestId: string, whole = true) =>
  world.ask(who, at.request, { amount: String(amount), requestId, whole: String(whole) });
const detail = async (who: Person, id: string) => (await world.ask(who, at.get, { id })).data;

describe('a withdrawal', () => {
  test('of nothing that is not funded', async () => {
    const fee = await world.payFee(ann);
    const { available, unfunded, earned } = await claimable(ann);
    expect(BigInt(earned.feeRebate.amount)).toBe(fee / 10n);
    expect([available.amount, unfunded.amount]).toEqual(['0', String(fee / 10n)]);
    expect((await request(ann, fee / 10n, 'a')).code).toBe('EXCEEDS_AVAILABLE');
    await world.fund(1_000n);
    expect(await claimable(ann)).toMatchObject({
      available: { amount: String(fee / 10n) },
      unfunded: { amount: '0' },
    });
  });

  test('S5.09 S5.10 S5.11 S5.12 refuses amounts that cannot be', async () => {
    const { available } = await claimable(ann);
    const all = BigInt(available.amount);
    const minimum = await world.read('payout', payout.minimum());
    expect(minimum).toBeGreaterThan(0n);
    const missing = await world.ask(ann, at.request, { amount: '', requestId: 'r' });
    expect(missing.code).toBe('VALIDATION');
    expect((await request(ann, 0n, 'r')).code).toBe('AMOUNT_ZERO');
    expect((await request(ann, all + 1n, 'r')).code).toBe('EXCEEDS_AVAILABLE');
    expect((await request(ann, 1n, 'r', false)).code).toBe('BELOW_MINIMUM_WITHDRAWAL');
    expect((await request(ann, all - 1n, 'r', false)).code).toBe(
      all - 1n < minimum ? 'BELOW_MINIMUM_WITHDRAWAL' : 'PART_BY_OWN_CLAIM',
    );
    const { data } = await world.ask(ann, at.list);
    expect(data.list).toEqual([]);
  });

  test('S4.11 S5.13 goes through the six states, to the unit', async () => {
    const { available } = await claimable(ann);
    const asked = await request(ann, available.amount, 'one');
    expect(asked).toMatchObject({ code: 'OK', data: { status: 'packing', amount: available } });
    const { id } = asked.data;
    expect((await request(ann, available.amount, 'one')).data.id).toBe(id);
    expect((await request(ann, available.amount, 'two')).code).toBe('WITHDRAWAL_OPEN');

    const [bob] = world.people.slice(1);
    expect((await world.ask(bob!, at.get, { id })).code).toBe('NOT_FOUND');

    await world.work();
    expect((await detail(ann, id)).status).toBe('confirming');
    await world.settle();
    expect(await detail(ann, id)).toMatchObject({ status: 'verifying', root: { vetoed: null } });
    expect((await world.ask(ann, at.prepareClaim, { amount: available.amount })).code).toBe(
      'CLAIM_NOT_OPEN',
    );
    const { eta } = await world.read('payout', payout.pendingRoot());
    const ready = { kind: 'payoutReady', at: Number(eta) * 1000, of: null };
    expect((await dueDates(world)).everybodys).toEqual([ready]);
    // Before its time nothing becomes active, however often the worker looks.
    await world.work();
    expect((await detail(ann, id)).status).toBe('verifying');

    await world.passDelay();
    await world.work();
    expect((await detail(ann, id)).status).toBe('transferring');
    expect(BigInt((await claimable(ann)).claimable.amount)).toBe(BigInt(available.amount));
    await world.work();
    expect((await detail(ann, id)).status).toBe('transferring');
    await world.settle();
    const done = await detail(ann, id);
    expect(done).toMatchObject({ status: 'success', received: available, amount: available });
    expect(done.steps.map(({ status }: { status: string }) => status)).toEqual([
      'packing',
      'confirming',
      'verifying',
      'transferring',
      'success',
    ]);
    expect(await world.read('payout', payout.claimedBy(ann.address))).toBe(
      BigInt(available.amount),
    );
    expect((await claimable(ann)).available.amount).toBe('0');
    const claims = await world.ask(ann, at.listClaims);
    expect(claims.data.list).toMatchObject([{ amount: available, withdrawalId: id, final: true }]);
    // Nothing is left to do.
    const before = await world.signed();
    await world.work();
    expect(await world.signed()).toHaveLength(before.length);
  });

  test('leaves a file behind from which its root can be computed', async () => {
    const root = await world.read('payout', payout.newestRoot());
    const { status, json } = await world.get(
      at.rootFile.replace('{file}', `${Buffer.from(root).toString('hex')}.json`),
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({ isRight: true, leaves: [{ address: ann.address, since: '0' }] });
    const unknown = await world.get(at.rootFile.replace('{file}', `${'0'.repeat(64)}.json`));
    expect(unknown.json.code).toBe('NOT_FOUND');
  });

  test('fails when the payout guardian vetoes its root, and the balance is back', async () => {
    await world.payFee(ann);
    const { available } = await claimable(ann);
    const { data } = await request(ann, available.amount, 'three');
    // The root before took its own part of the allowance alone: this one need not wait for another hour.
    await world.work();
    expect((await detail(ann, data.id)).status).toBe('confirming');
    await world.settle();
    await world.veto();
    await world.indexed();
    expect((await dueDates(world)).everybodys).toEqual([]);
    expect(await detail(ann, data.id)).toMatchObject({
      status: 'failed',
      reason: 'ROOT_VETOED',
      received: null,
    });
    expect((await claimable(ann)).available).toEqual(available);
    const rules = await world.ask(ann, at.rules);
    expect(rules.data.open).toBe(false);

    // Nothing is put up until someone has had a day to look.
    const again = await request(ann, available.amount, 'four');
    expect(again.code).toBe('OK');
    const before = (await world.signed()).length;
    await world.work();
    expect(await world.signed()).toHaveLength(before);
    await world.pass(86_400);
    await world.work();
    expect(await detail(ann, again.data.id)).toMatchObject({ status: 'confirming' });
    expect((await detail(ann, data.id)).status).toBe('failed');
    await world.settle();
    await world.passDelay();
    await world.work();
    await world.work();
    await world.settle();
    expect((await detail(ann, again.data.id)).status).toBe('success');
    expect((await request(ann, 1n, 'five')).code).toBe('EXCEEDS_AVAILABLE');
  });

  test('S7.33 is asked for three times a day at most', async () => {
    await world.payFee(ann);
    const { available } = await claimable(ann);
    const refused = await request(ann, available.amount, 'six');
    expect(refused).toMatchObject({ code: 'DAILY_LIMIT' });
  });
});

describe('a claim by one’s own transaction', () => {
  test('S7.36 takes a part, not below the minimum, and then the rest', async () => {
    const bob = world.people[1]!;
    expect((await world.ask(bob, at.prepareClaim, { amount: '5' })).code).toBe('EXCEEDS_AVAILABLE');
    for (let count = 0; count < 3; count++) await world.payFee(bob);
    await world.fund(10_000n);
    await world.settle();
    await world.pass(86_400);
    await world.work();
    await world.settle();
    await world.passDelay();
    await world.work();
    const { claimable: there, parts } = await claimable(bob);
    expect(parts).toHaveLength(1);
    const all = BigInt(there.amount);
    const minimum = await world.read('payout', payout.minimum());
    const refuse = async (amount: bigint) =>
      (await world.ask(bob, at.prepareClaim, { amount: String(amount) })).code;
    expect(await refuse(0n)).toBe('AMOUNT_ZERO');
    expect(await refuse(all + 1n)).toBe('EXCEEDS_AVAILABLE');
    expect(await refuse(minimum - 1n)).toBe('BELOW_MINIMUM_WITHDRAWAL');
    expect(all).toBeGreaterThan(minimum * 2n);

    const part = await claimOwn(bob, minimum);
    expect(part.result).toEqual({ amount: String(minimum), cumulative: String(minimum) });
    expect((await claimable(bob)).claimable.amount).toBe(String(all - minimum));
    // What is in an active root goes out at once when it is asked for.
    const asked = await request(bob, all - minimum, 'rest');
    expect(asked.data).toMatchObject({ status: 'transferring' });
    await world.work();
    await world.settle();
    const { status, steps } = await detail(bob, asked.data.id);
    expect(status).toBe('success');
    expect(steps).toHaveLength(3);
    expect(await claimable(bob)).toMatchObject({ claimable: { amount: '0' }, parts: [] });
    expect(await world.read('payout', payout.claimedBy(bob.address))).toBe(all);
  });
});

async function claimOwn(who: Person, amount: bigint) {
  const before = await world.ask(who, at.prepareClaim, { amount: String(amount) });
  expect(before.code).toBe('OK');
  const { orderId, call } = before.data;
  expect(call.method).toBe('claim(uint256,(uint256,uint256,bytes32[])[])');
  const stored = await world.database.pool.query('select data from orders where id = $1', [
    orderId,
  ]);
  const checkReceipt = await receiptCheck(world, who);
  const txid = await world.send(who, 'payout', {
    data: fromHex(stored.rows[0].data),
    value: 0n,
    feeLimit: BigInt(call.feeLimit),
  } as Parameters<PayoutWorld['send']>[2]);
  await checkReceipt('withdrawal.claim', [{ txid, value: 0n }]);
  await world.indexed();
  return (await world.ask(who, at.confirmClaim, { orderId, txid })).data;
}

test('nothing is put up while the tables say other than the logs', async () => {
  const bob = world.people[1]!;
  await world.payFee(bob);
  await world.payFee(bob);
  await world.settle();
  await world.pass(86_400);
  const change = (by: string) =>
    world.database.pool.query(
      `update income_record set earned = earned ${by} 1000000, upto = upto ${by} 1000000
      where type = 'feeRebate' and address = $1 and block = (
        select max(block) from income_record where type = 'feeRebate' and address = $1)`,
      [bob.address],
    );
  await change('+');
  const before = (await world.signed()).length;
  await world.work();
  expect(await world.signed()).toHaveLength(before);
  await change('-');
  await world.work();
  expect((await world.signed()).length).toBe(before + 1);
});

test('the amounts of the ledger sum to zero in every coin', async () => {
  const { rows } = await world.database.pool.query(
    'select coin, sum(amount) as sum from ledger_entry group by block, tx_idx, log_idx, coin',
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { sum } of rows) expect(sum).toBe(0n);
});

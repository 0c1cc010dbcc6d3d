import { otcDesk } from '@vellum/contracts/otc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { WalletFailure } from '../src/shared/wallet/wallet-failure.ts';
import { datedOffer, type SellParams, sellOf } from './paid-offers.ts';
import {
  newWorld,
  type PaidChain,
  startPaidChain,
  TRX,
  type World,
  worldOf,
} from './paid-world.ts';

let ground: PaidChain;
let world: World;

beforeAll(async () => {
  ground = await startPaidChain();
});

afterAll(() => ground?.devnet.close());

beforeEach(async () => {
  world = await newWorld(ground);
});

const small = { sell: `${100n * TRX}` };
const large = { sell: `${200n * TRX}` };
const newRun = (of = world) =>
  new Run(sellOf(of) as never, of.ports) as unknown as Run<SellParams, unknown>;
const offers = () => ground.chain.read(ground.desk, otcDesk.count());
const records = () => [...world.records.values()];
const feesOf = (run: Run<SellParams, unknown>) => Object.keys(run.get().record?.approvalFees ?? {});

/** Approves, then says no to the call: its order is left, with what the approval took. */
async function approvedOnly(): Promise<string> {
  const run = newRun();
  world.onSign = async (count) => {
    if (count === 2) throw new WalletFailure('rejected');
  };
  await run.begin(small);
  await run.confirm([]);
  run.close();
  world.onSign = async () => {};
  const [txid] = feesOf(run).concat(Object.keys(records()[0]?.approvalFees ?? {}));
  expect(txid).toBeDefined();
  return txid!;
}

describe('an approval of an earlier visit', () => {
  it('that is still on its way is waited for, and no second one is signed', async () => {
    await ground.devnet.setMining({ mode: 'manual' });
    world.onWait = () => new Promise(() => {});
    const left = newRun();
    await left.begin(small);
    void left.confirm([]);
    await expect.poll(() => world.waits.length).toBe(1);

    const later = worldOf(ground, world.account, world.key, world.expires);
    for (const [id, record] of world.records) later.records.set(id, record);
    const [sent] = records();
    const before = await offers();
    const run = newRun(later);
    await run.begin(small);
    expect(run.get().review?.approvals[0]?.missing).toBe(true);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(later.signed).toHaveLength(1);
    expect(feesOf(run)).toEqual([sent?.approval?.txid]);
    expect(await offers()).toBe(before + 1n);
  });

  it.each([
    ['an order that can still be signed counts for other figures too', large, false, true],
    ['an order that has ended counts for the same figures', small, true, true],
    ['an order that has ended does not count for other figures', large, true, false],
  ])('for %s', async (_, params, isOver, counts) => {
    const first = await approvedOnly();
    const [left] = records();
    if (isOver) world.records.set(left!.id, { ...left!, orderExpiresAt: 0 });
    const run = newRun();
    await run.begin(params);
    await run.confirm([]);
    expect(run.get().state).toMatchObject({ step: 'done' });
    expect(feesOf(run).includes(first)).toBe(counts);
    expect(run.get().record?.allowed).toHaveLength(1);
  });
});

describe('figures that were changed while an order waits for its signature', () => {
  it('are offered by the next visit, beside the order until one of both is signed', async () => {
    await approvedOnly();
    const run = newRun();
    await run.begin(large);
    const drafts = records().map(({ params, orderId }) => ({ params, orderId }));
    const order = { params: small, orderId: `sell ${small.sell}` };
    expect(drafts).toEqual([order, { params: large, orderId: null }]);
    run.close();
    await expect.poll(() => records().length).toBe(1);
    expect(records()[0]).toMatchObject({ ...order, dropped: false });

    await run.begin(large);
    await run.confirm([]);
    expect(run.get()).toMatchObject({ state: { step: 'done' }, record: { params: large } });
    expect(records().filter(({ dropped }) => !dropped)).toHaveLength(1);
  });

  it('are no second draft when they are those of the order, renewed', async () => {
    world.onSign = () => Promise.reject(new WalletFailure('rejected'));
    const params = { expires: String(world.expires) };
    const dated = () =>
      new Run(datedOffer(world) as never, world.ports) as unknown as Run<typeof params, unknown>;
    const first = dated();
    await first.begin(params);
    await first.confirm([]);
    const [left] = records();
    expect(left).toMatchObject({ params, orderId: expect.any(String) });
    const resumed = dated();
    await resumed.beginAgain(params);
    expect(resumed.get()).toMatchObject({ state: { step: 'review' } });
    expect(resumed.get().params).not.toEqual(params);
    expect(records()).toEqual([left]);
  });
});

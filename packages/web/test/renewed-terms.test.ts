import { otcDesk } from '@vellum/contracts/otc';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JournalRecord } from '../src/shared/paid-action/journal/journal-record.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { datedOffer } from './paid-offers.ts';
import { amount, newWorld, type PaidChain, startPaidChain, type World } from './paid-world.ts';

const HOUR = 3_600_000;

let paid: PaidChain;
let world: World;
let shown: Readonly<{ expires: string }>;

beforeAll(async () => {
  paid = await startPaidChain();
});
afterAll(() => paid?.devnet.close());
beforeEach(async () => {
  world = await newWorld(paid);
  shown = { expires: String(world.expires) };
});

const newRun = (change: Partial<ReturnType<typeof datedOffer>> = {}) =>
  new Run({ ...datedOffer(world), ...change } as never, world.ports) as unknown as Run<
    typeof shown
  >;
const shownIn = (run: Run<typeof shown>) => run.get().params as typeof shown;
const stateOf = (run: Run<typeof shown>) => run.get().state;
const pass = async (milliseconds: number) => {
  await paid.devnet.increaseTime(milliseconds);
  await paid.devnet.mine();
};

/** Until when the newest offer stands. */
async function offered(): Promise<string> {
  const count = await world.chain.read(world.desk, otcDesk.count());
  const { expires } = await world.chain.read(world.desk, otcDesk.offer(count - 1n));
  return String(expires);
}

it('a review is of what was entered; one that is opened again is of this moment', async () => {
  const run = newRun();
  await run.begin(shown);
  expect(shownIn(run)).toEqual(shown);
  run.close();
  await pass(48 * HOUR);
  await run.beginAgain(shown);
  const { expires } = shownIn(run);
  expect(Number(expires)).toBeGreaterThan(Number(shown.expires));
  await run.confirm([]);
  expect(stateOf(run)).toMatchObject({ step: 'done' });
  expect(await offered()).toBe(expires);
});

/** Opened again from where it stopped, it is offered on the terms of now, and only on those. */
async function expectRenewed(run: Run<typeof shown>): Promise<void> {
  await run.beginAgain(shownIn(run));
  const { expires } = shownIn(run);
  expect(Number(expires)).toBeGreaterThan(0);
  expect(expires).not.toBe(shown.expires);
  await run.confirm([]);
  expect(stateOf(run)).toMatchObject({ step: 'done' });
  expect(world.signed).toHaveLength(2);
  expect(await offered()).toBe(expires);
}

it('terms that end after the approval stop there, and can be had anew', async () => {
  const { journal } = world.ports;
  let isOver = false;
  const put = async (record: JournalRecord) => {
    if (record.state.step === 'signing' && !isOver) {
      isOver = true;
      await pass(48 * HOUR);
    }
    await journal.put(record);
  };
  world.ports = { ...world.ports, journal: { ...journal, put } };
  const run = newRun();
  await run.begin(shown);
  await run.confirm([]);
  expect(world.signed).toHaveLength(1);
  expect(stateOf(run)).toMatchObject({ step: 'failed', money: 'untouched' });
  await expectRenewed(run);
});

it('a price that the check refuses after the approval stops there, and can be had anew', async () => {
  const check = async ({ expires }: typeof shown) =>
    expires === shown.expires && world.signed.length > 0
      ? ({ code: 'PRICE_MOVED' } as const)
      : null;
  const run = newRun({ check });
  await run.begin(shown);
  await run.confirm([{ kind: 'custom', amount: 2n * amount }]);
  expect(stateOf(run)).toMatchObject({ step: 'failed', error: { code: 'PRICE_MOVED' } });
  expect(world.signed).toHaveLength(1);
  const allowed = { symbol: 'WTRX', decimals: 6, amount: String(2n * amount) };
  expect(run.get().record?.allowed).toEqual([allowed]);
  await expectRenewed(run);
});

it('a review is forgotten when its account closes it, and kept when another account does', async () => {
  const run = newRun();
  const { account } = world;
  const kept = () => world.records.size;
  await run.begin(shown);
  expect([stateOf(run).step, kept()]).toEqual(['review', 1]);
  world.account = paid.coin;
  run.close();
  // An answer from the chain comes after everything that was begun before it.
  await offered().catch(() => {});
  expect([stateOf(run).step, kept()]).toEqual(['idle', 1]);
  world.account = account;
  await run.begin(shown);
  run.close();
  await expect.poll(kept).toBe(0);
});

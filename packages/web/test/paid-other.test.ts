import { QueryClient } from '@tanstack/react-query';
import { otcDesk } from '@vellum/contracts/otc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JournalRecord } from '../src/shared/paid-action/journal/journal-record.ts';
import { idle } from '../src/shared/paid-action/machine.ts';
import { LazyRun } from '../src/shared/paid-action/run/lazy-run.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { ownStateOf } from '../src/shared/paid-action/run/run-view.ts';
import { deferred } from '../src/shared/state/deferred.ts';
import { type SellParams, sellOf } from './paid-offers.ts';
import { newWorld, type PaidChain, startPaidChain, TRX, type World } from './paid-world.ts';

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
const newRun = () =>
  new Run(sellOf(world) as never, world.ports) as unknown as Run<SellParams, unknown>;
const offers = () => ground.chain.read(ground.desk, otcDesk.count());

/** A run that is signed and does not leave this browser until it is let go, as begun by another tab. */
async function heldRun(params: SellParams) {
  const { promise, resolve } = deferred<void>();
  world.onSend = async (count) => {
    if (count === 2) await promise;
  };
  const run = newRun();
  await run.begin(params);
  const over = run.confirm([]);
  await expect.poll(() => run.get().state.step).toBe('broadcasting');
  return { run, over, letGo: () => resolve() };
}

describe('a run of another account', () => {
  it('goes on unseen, and neither blocks this one nor shows its figures', async () => {
    const before = await offers();
    const theirs = await newWorld(ground);
    const { promise, resolve } = deferred<void>();
    world.onSend = async (count) => {
      if (count === 2) await promise;
    };
    let isSwitched = false;
    const ports = {
      ...world.ports,
      wallet: () => (isSwitched ? theirs : world).ports.wallet(),
      ensureSession: () => (isSwitched ? theirs : world).ports.ensureSession(),
    };
    const run = new LazyRun(sellOf(world), async () => ({
      newRun: (action) => new Run(action, ports),
    }));
    const begin = (params: SellParams) =>
      run.begin(params, { queries: new QueryClient(), isAgain: false });
    await begin(small);
    run.confirm([]);
    await expect.poll(() => run.get().state.step).toBe('broadcasting');
    expect(run.get().account).toBe(world.account);
    await begin(large);
    expect(run.get()).toMatchObject({ state: { step: 'broadcasting' }, params: small });

    isSwitched = true;
    await begin(large);
    expect(run.get()).toMatchObject({ state: { step: 'review' }, params: large });
    expect(run.get().account).toBe(theirs.account);
    resolve();
    const isFinal = ({ account, state }: JournalRecord) =>
      account === world.account && state.step === 'done' && state.finalAt !== null;
    await expect.poll(() => [...world.records.values()].some(isFinal)).toBe(true);
    expect(run.get()).toMatchObject({ state: { step: 'review' }, params: large });
    expect(await offers()).toBe(before + 1n);
  });
});

describe('another run under the same lock', () => {
  it('is shown with its own figures, and its end is not the end of what was filled in', async () => {
    const before = await offers();
    const other = await heldRun(small);
    const run = newRun();
    await run.begin(large);
    expect(run.get()).toMatchObject({ state: { step: 'broadcasting' }, params: small });
    other.letGo();
    await other.over;
    await expect.poll(() => run.get().state.step).toBe('done');
    expect(run.get().params).toEqual(small);
    expect(ownStateOf(run.get())).toEqual(idle);
    expect(ownStateOf(other.run.get())).toMatchObject({ step: 'done' });

    run.close();
    await run.begin(large);
    expect(run.get()).toMatchObject({ state: { step: 'review' }, params: large });
    await run.confirm([]);
    expect(ownStateOf(run.get())).toMatchObject({ step: 'done' });
    expect(await offers()).toBe(before + 2n);
  });

  it('is the same thing when its figures are: then its end counts', async () => {
    const other = await heldRun(small);
    const run = newRun();
    await run.begin(small);
    other.letGo();
    await other.over;
    await expect.poll(() => ownStateOf(run.get())).toMatchObject({ step: 'done' });
  });

  it('that was signed while the next one was simulated stays in the journal', async () => {
    const other = await heldRun(small);
    const { journal } = world.ports;
    let looks = 0;
    const all = async () => (++looks === 1 ? [] : journal.all());
    // Its order has ended since, which matters no more once it is signed.
    for (const [id, record] of world.records)
      world.records.set(id, { ...record, orderExpiresAt: 0 });
    world.ports = { ...world.ports, journal: { ...journal, all } };
    const run = newRun();
    await run.begin(small);
    expect(run.get().state.step).toBe('review');
    run.close();
    expect([...world.records.values()]).toMatchObject([{ params: small, signed: {} }]);
    await run.begin(large);
    expect(run.get()).toMatchObject({ state: { step: 'broadcasting' }, params: small });
    other.letGo();
    await other.over;
  });

  it('that was looked for by a review put away since does not take the place of the next one', async () => {
    const other = await heldRun(small);
    const { promise, resolve } = deferred<void>();
    const { journal } = world.ports;
    let looks = 0;
    const all = async () => {
      const records = await journal.all();
      looks += 1;
      if (looks > 1) return [];
      await promise;
      return records;
    };
    world.ports = { ...world.ports, journal: { ...journal, all } };
    const run = newRun();
    const first = run.begin(large);
    run.close();
    await run.begin(large);
    expect(run.get().state.step).toBe('review');
    resolve();
    await first;
    expect(run.get()).toMatchObject({ state: { step: 'review' }, params: large, record: null });
    other.letGo();
    await other.over;
  });
});

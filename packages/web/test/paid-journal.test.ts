import { otcDesk } from '@vellum/contracts/otc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JournalRecord } from '../src/shared/paid-action/journal/journal-record.ts';
import { resumeAll } from '../src/shared/paid-action/run/resume.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
import { WalletFailure } from '../src/shared/wallet/wallet-failure.ts';
import { offerOf } from './paid-offers.ts';
import { amount, newWorld, type PaidChain, startPaidChain, type World } from './paid-world.ts';

let ground: PaidChain;
let world: World;

beforeAll(async () => {
  ground = await startPaidChain();
});

afterAll(() => ground?.devnet.close());

beforeEach(async () => {
  world = await newWorld(ground);
});

const offers = () => ground.chain.read(ground.desk, otcDesk.count());
const newRun = () => new Run(offerOf(world, amount) as never, world.ports);
const viewer = async () => ({ account: world.account, chainId: world.chain.chainId });

/** Storage that refuses a record as often as this says so. */
function refuseToStore(isRefused: (record: JournalRecord) => boolean): void {
  const { journal } = world.ports;
  const put = async (record: JournalRecord) => {
    if (isRefused(record)) throw new DOMException('no space left', 'QuotaExceededError');
    await journal.put(record);
  };
  world.ports = { ...world.ports, journal: { ...journal, put } };
}

async function runTo(run: Run) {
  await run.begin({});
  await run.confirm([]);
  return run.get().state;
}

describe('a journal that cannot store', () => {
  it('the signature lets nothing leave, now or later: the same can be paid for again, once', async () => {
    let refusals = 0;
    refuseToStore(({ signed }) => signed !== null && ++refusals === 1);
    const before = await offers();
    expect(await runTo(newRun())).toMatchObject({ step: 'failed', money: 'untouched' });
    expect(refusals).toBe(1);
    expect([...world.records.values()].filter(({ signed }) => signed)).toEqual([]);
    expect(await resumeAll(world.ports, viewer)).toEqual([]);
    expect(await offers()).toBe(before);
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(await offers()).toBe(before + 1n);
  });

  it('leaves a no of the person a no', async () => {
    let isFull = false;
    refuseToStore(() => isFull);
    world.onSign = async () => {
      isFull = true;
      throw new WalletFailure('rejected');
    };
    expect(await runTo(newRun())).toEqual({ step: 'review', note: 'rejected' });
  });

  it.each(['broadcasting', 'confirming'])('after %s does not stop what was sent', async (last) => {
    refuseToStore(({ signed, state }) => signed !== null && state.step !== last && isLater);
    let isLater = false;
    world.onSend = async () => {
      isLater = [...world.records.values()].some(({ signed }) => signed !== null);
    };
    const before = await offers();
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(await offers()).toBe(before + 1n);
    const [kept] = world.records.values();
    expect(kept?.state).toMatchObject({ step: last });
  });
});

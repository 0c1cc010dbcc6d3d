import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CallFailed } from '../src/shared/http/call-failed.ts';
import type { ActionState } from '../src/shared/paid-action/action-state.ts';
import { Run } from '../src/shared/paid-action/run/run.ts';
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

const newRun = () => new Run(offerOf(world, amount) as never, world.ports);

async function runTo(run: Run): Promise<ActionState> {
  await run.begin({});
  await run.confirm([]);
  return run.get().state;
}

describe('the report', () => {
  it('is made once as a hint when it is sent, before there is a block', async () => {
    await ground.devnet.setMining({ mode: 'manual' });
    const run = newRun();
    await runTo(run);
    const { signed } = [...world.records.values()][0]!;
    expect(world.hints).toEqual([signed?.txid]);
    expect(world.reports).toBe(1);
  });

  it('as a hint may fail or never be answered: everything goes on', async () => {
    world.onHint = () => Promise.reject(new CallFailed({ kind: 'unreachable' }));
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    world.onHint = () => new Promise(() => {});
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(world.hints).toHaveLength(2);
    expect(world.reports).toBe(2);
  });

  it('is tried after 2, 4, 8 seconds and so on, and never called failed', async () => {
    world.onReport = (count) => {
      if (count <= 7) throw new CallFailed({ kind: 'unreachable' });
    };
    const seen = new Set<string>();
    const run = newRun();
    run.subscribe(() => seen.add(run.get().state.step));
    expect(await runTo(run)).toMatchObject({ step: 'done' });
    expect(world.reports).toBe(8);
    expect(world.waits.filter((wait) => wait >= 2000 && wait !== 3000)).toEqual([
      2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ]);
    expect(seen).not.toContain('failed');
  });

  it('that the server refuses for good ends the same way: the chain has done it', async () => {
    world.onReport = () => {
      const failure = { code: 'ORDER_CLOSED', message: '', requestId: 'r' } as const;
      throw new CallFailed({ kind: 'refused', status: 409, failure });
    };
    expect(await runTo(newRun())).toMatchObject({ step: 'done' });
    expect(world.reports).toBe(1);
  });

  it('waits for its account to sign in, asks the server nothing until then, and is made at once after', async () => {
    let hasSession = false;
    let looks = 0;
    const { chain } = world.ports;
    const counted = () => {
      looks += 1;
      return chain();
    };
    world.ports = { ...world.ports, hasSession: () => hasSession, chain: counted };
    const run = newRun();
    world.onWait = async (count) => {
      await ground.devnet.mine();
      if (count === 10) looks = 0;
      if (count === 40) {
        // Its block is looked at now and then, not each second.
        expect(looks).toBeLessThanOrEqual(6);
        expect(world.reports).toBe(0);
        expect(run.get().state).toMatchObject({ step: 'registering', tries: 1, nextTry: null });
        hasSession = true;
      }
    };
    expect(await runTo(run)).toMatchObject({ step: 'done' });
    expect(world.reports).toBe(1);
    const until = world.waits.slice(0, 41);
    expect(Math.max(...until)).toBeLessThanOrEqual(3000);
  });

  it('that somebody asks for now does not wait for its turn', async () => {
    world.onReport = (count) => {
      if (count === 1) throw new CallFailed({ kind: 'unreachable' });
    };
    let waits = 0;
    // A clock that stands still: its turn never comes.
    const wait = async () => {
      waits += 1;
      if (waits > 60) throw new Error('its turn was waited for');
      await ground.devnet.mine();
      const { record } = run.get();
      if (record?.state.step !== 'registering') return;
      await world.ports.journal.put({ ...record, state: { ...record.state, nextTry: null } });
    };
    world.ports = { ...world.ports, wait };
    const run = newRun();
    expect(await runTo(run)).toMatchObject({ step: 'done' });
    expect(world.reports).toBe(2);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { type NetworkTurns, networkTurns } from './network-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to. */
function held() {
  const begun: (() => void)[] = [];
  const work = () => new Promise<void>((settle) => begun.push(settle));
  const endAll = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await expect.poll(() => begun.length, { interval: 2 }).toBeGreaterThan(i);
      begun[i]?.();
    }
  };
  return { begun, work, endAll };
}

const isServed = (turns: NetworkTurns, network: string) =>
  expect(turns.run(network, { work: async () => 'at once' })).resolves.toBe('at once');

/** Turns on a clock that moves when it is told to, and its timers with it. */
function stoppedTurns() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  const pass = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { turns: networkTurns(() => now), pass };
}

/** The same after a network began as many calls as a page takes, all of them done. */
async function afterAPage(network: string) {
  const stopped = stoppedTurns();
  for (let i = 0; i < 20; i++) await isServed(stopped.turns, network);
  return stopped;
}

test('one network has four calls under way, and others are not held up by its fifth', async () => {
  const turns = networkTurns();
  const { begun, work, endAll } = held();
  const many = Array.from({ length: 10 }, () => turns.run('10.0.0.1', { work }));
  expect(begun).toHaveLength(4);
  await isServed(turns, '10.0.0.2');
  begun[0]?.();
  await many[0];
  await expect.poll(() => begun.length).toBe(5);
  await endAll(10);
  await Promise.all(many);
});

test('a turn comes back when the work fails', async () => {
  const turns = networkTurns();
  const work = () => Promise.reject(new Error('no'));
  for (let i = 0; i < 20; i++) await expect(turns.run('10.0.0.1', { work })).rejects.toThrow('no');
  await isServed(turns, '10.0.0.1');
});

test('a page of calls that come together waits for no time to pass', async () => {
  const { turns } = stoppedTurns();
  await Promise.all(Array.from({ length: 20 }, () => isServed(turns, '10.0.0.1')));
});

test('after a page of calls one begins every ten milliseconds, and those of others at once', async () => {
  const { turns, pass } = await afterAPage('10.0.0.1');
  const done: number[] = [];
  const all = Array.from({ length: 12 }, (_, call) =>
    turns.run('10.0.0.1', { work: async () => done.push(call) }),
  );
  await isServed(turns, '10.0.0.2');
  expect(done).toEqual([]);
  await pass(10);
  expect(done).toEqual([0]);
  for (let begun = 1; begun < 10; begun++) await pass(10);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await pass(20);
  await Promise.all(all);
});

test('a network that was quiet for a while has its page of calls at once again', async () => {
  const { turns, pass } = await afterAPage('10.0.0.1');
  await pass(200);
  await Promise.all(Array.from({ length: 20 }, () => isServed(turns, '10.0.0.1')));
});

test('a full line is worked off within a second', async () => {
  const { turns, pass } = await afterAPage('10.0.0.1');
  const all = Array.from({ length: 100 }, () => isServed(turns, '10.0.0.1'));
  for (let i = 0; i < 100; i++) await pass(10);
  await Promise.all(all);
});

test('a hundred wait; the next is told to come later', async () => {
  const turns = networkTurns();
  const { work, endAll } = held();
  const call = () => turns.run('10.0.0.1', { work });
  const all = Array.from({ length: 103 }, call);
  expect(turns.isFull('10.0.0.1')).toBe(false);
  all.push(call());
  expect(turns.isFull('10.0.0.1')).toBe(true);
  await expect(call()).rejects.toMatchObject({ problem: { code: 'RATE_LIMITED' } });
  await isServed(turns, '10.0.0.2');
  await endAll(104);
  await Promise.all(all);
});

test('what nobody waits for any more is not begun, and takes no turn', async () => {
  const { turns, pass } = await afterAPage('10.0.0.1');
  let isUnwanted = false;
  const work = vi.fn(async () => 'done');
  const dropped = Array.from({ length: 50 }, () =>
    turns.run('10.0.0.1', { work, isUnwanted: () => isUnwanted }).catch(({ name }) => name),
  );
  const wanted = turns.run('10.0.0.1', { work });
  isUnwanted = true;
  await pass(10);
  await expect(wanted).resolves.toBe('done');
  expect(new Set(await Promise.all(dropped))).toEqual(new Set(['Overdue']));
  expect(work).toHaveBeenCalledTimes(1);
});

test('networks that are quiet are forgotten, those that called of late or wait are not', async () => {
  const { turns, pass } = stoppedTurns();
  const { begun, work } = held();
  const long = turns.run('10.0.0.1', { work });
  for (let network = 0; network < 3000; network++) {
    await isServed(turns, `quiet ${network}`);
    await pass(10);
  }
  expect(turns.remembered).toBeLessThanOrEqual(1000);
  for (let call = 0; call < 20; call++) await isServed(turns, '10.0.0.2');
  for (let network = 0; network < 3000; network++) await isServed(turns, `loud ${network}`);
  const late = turns.run('10.0.0.2', { work });
  const beside = Array.from({ length: 4 }, () => turns.run('10.0.0.1', { work }));
  expect(begun).toHaveLength(4);
  await pass(10);
  expect(begun).toHaveLength(5);
  begun[0]?.();
  await long;
  await vi.waitFor(() => expect(begun).toHaveLength(6), 120_000);
  for (const end of begun) end();
  await Promise.all([late, ...beside]);
});

test('a call that waits keeps no process alive', async () => {
  let now = 0;
  const turns = networkTurns(() => now);
  for (let i = 0; i < 20; i++) await isServed(turns, '10.0.0.1');
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const waiting = isServed(turns, '10.0.0.1');
  expect(timers()).toBe(before);
  now += 10;
  await waiting;
});

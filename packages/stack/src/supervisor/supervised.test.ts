import { expect, test } from 'vitest';
import { Supervised } from './supervised.ts';

/** A part whose runs are ended by hand, under a clock that continues by what is waited for. */
function part(isStartable: (attempt: number) => boolean = () => true) {
  let now = 0;
  let attempts = 0;
  const runs: ((how: string) => void)[] = [];
  const waited: number[] = [];
  const said: string[] = [];
  const supervised = new Supervised(
    'the part',
    async () => {
      attempts += 1;
      if (!isStartable(attempts)) throw new Error(`attempt ${attempts}`);
      const { promise, resolve } = Promise.withResolvers<string>();
      runs.push(resolve);
      return { ended: promise, stop: async () => resolve('asked') };
    },
    {
      say: (line) => said.push(line),
      now: () => now,
      wait: async (milliseconds) => {
        waited.push(milliseconds);
        now += milliseconds;
      },
    },
  );
  const crashAfter = async (milliseconds: number) => {
    const count = runs.length;
    now += milliseconds;
    runs.at(-1)?.('SIGKILL');
    await expect.poll(() => runs.length).toBe(count + 1);
    await supervised.ready();
  };
  return { supervised, waited, said, crashAfter, attempts: () => attempts, runs };
}

test('is started again with a back-off of 5 s at most, which 30 s of health reset', async () => {
  const { supervised, waited, crashAfter } = part();
  await supervised.begin();
  for (let crash = 0; crash < 7; crash++) await crashAfter(29_999);
  expect(waited).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  await crashAfter(30_000);
  expect(waited.at(-1)).toBe(250);
  await supervised.stop();
});

test('is given up after five starts in a row that did not become ready', async () => {
  const { supervised, runs, attempts } = part((attempt) => attempt === 1);
  await supervised.begin();
  runs[0]?.('SIGKILL');
  expect(await supervised.givenUp).toBe('the part did not start 5 times in a row: attempt 6');
  expect(attempts()).toBe(6);
  await supervised.stop();
});

test('four that did not, and one that did, begin the count anew', async () => {
  const { supervised, runs, attempts, crashAfter } = part((attempt) => attempt % 5 === 1);
  await supervised.begin();
  for (let crash = 0; crash < 3; crash++) await crashAfter(0);
  expect(attempts()).toBe(16);
  expect(runs).toHaveLength(4);
  await supervised.stop();
});

test('a first start that fails is not tried again', async () => {
  const { supervised, attempts } = part(() => false);
  await expect(supervised.begin()).rejects.toThrow('attempt 1');
  await supervised.stop();
  expect(attempts()).toBe(1);
});

test('stopped, it stays so', async () => {
  const { supervised, attempts, said } = part();
  await supervised.begin();
  await supervised.stop();
  expect(attempts()).toBe(1);
  expect(said).toEqual([]);
});

test('stopped before it began, it does not begin', async () => {
  const { supervised, attempts } = part();
  await supervised.stop();
  await expect(supervised.begin()).rejects.toThrow();
  expect(attempts()).toBe(0);
});

test('stopped before its first run can be ended, it ends that as soon as it can', async () => {
  const { promise: began, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const supervised = new Supervised(
    'the part',
    async (begun) => {
      await began;
      begun(async () => end('asked'));
      throw new Error(await ended);
    },
    { say: () => {} },
  );
  const starting = supervised.begin();
  const stopped = supervised.stop();
  goOn();
  await expect(starting).rejects.toThrow('asked');
  await stopped;
});

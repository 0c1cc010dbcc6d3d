import { blindBox } from '@vellum/contracts/blind-boxes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoxWorld, boxWorld, type MadeSeries } from '../boxes/box-world.ts';
import { type Life, mortalKeeper } from '../boxes/mortal-keeper.ts';
import { isDeep, randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import type { Person } from '../test-server.ts';

let world: BoxWorld;
let buyer: Person;
let now = Date.now();
const early: string[] = [];
let reveals = 0;
beforeAll(() => beginWorld());
afterAll(() => world?.close());
beforeEach(async () => {
  await world.database.pool.query('delete from keeper_transaction');
});

async function beginWorld(): Promise<void> {
  await world?.close();
  captures.clear();
  world = await boxWorld(4);
  buyer = world.people[0]!;
}

/** A new keeper asks about every series there is, so a chain with hundreds of them takes minutes for each life. */
async function leaveFullWorld(): Promise<void> {
  if ((await countSeries()) >= 12) await beginWorld();
}

const countSeries = async () => Number(await world.read('blindBox', blindBox.seriesCount()));
const read = (series: bigint) => world.read('blindBox', blindBox.series(series));
const stateOf = (series: bigint) => world.read('blindBox', blindBox.state(series));

/** A sold-out series, since a sale that ends by time would need time. */
async function soldOut(): Promise<MadeSeries> {
  const made = await world.make({ tiers: [{ count: 2n, amount: 5n }] });
  await world.buy(buyer, made, 2);
  return made;
}

const captures = new Map<string, string[]>();

/** Notes a reveal that was signed while the block of its capture could still be replaced. */
function watch({ job, txid }: Readonly<{ job: string; txid: string }>): void {
  const [, series, duty] = /^box-series-(\d+)-(.+)$/.exec(job) as unknown as [
    string,
    string,
    string,
  ];
  if (duty === 'capture') captures.set(series, [...(captures.get(series) ?? []), txid]);
  if (duty !== 'reveal') return;
  const { chain } = world.chain.devnet;
  const captured = (captures.get(series) ?? []).map((sent) => chain.find(sent));
  const isFinal = captured.some(
    (found) =>
      found?.receipt?.result === 'SUCCESS' &&
      found.block !== undefined &&
      found.block.number <= chain.solidNumber(),
  );
  if (!isFinal) early.push(job);
  reveals += 1;
}

const keeper = (life: Omit<Life, 'clock'> = {}) =>
  mortalKeeper(world, { onSigned: watch, ...life, clock: () => now });

/** For series that someone else moves on too. */
const unwatched = () => mortalKeeper(world, { clock: () => now });

/** Keepers take turns, one after the other, until the series is revealed. Gives the questions of all. */
async function keepUntilRevealed(
  series: bigint,
  lives: () => Omit<Life, 'clock'>,
): Promise<number> {
  let asked = 0;
  let current = keeper(lives());
  for (let round = 0; round < 200; round += 1) {
    if ((await stateOf(series)) === 'revealed') return asked;
    await current.tick().catch(() => undefined);
    if (current.isDead()) {
      asked += current.steps();
      current = keeper(lives());
    }
    // Chain time passes too: what a reorganisation has left without its ground must run out.
    now += 16_000;
    await world.chain.devnet.increaseTime(16_000);
    await world.chain.devnet.mine(2);
  }
  throw new Error(`series ${series} was not revealed but is ${await stateOf(series)}`);
}

test('a series is closed, captured and revealed, and its fee settled, once each', async () => {
  const made = await soldOut();
  await keepUntilRevealed(made.series, () => ({}));
  await keeper().tick();
  await world.chain.devnet.mine();
  expect((await read(made.series)).feeSettled).toBe(true);
  const { rows } = await world.database.pool.query(
    'select job from keeper_transaction order by created_at',
  );
  expect(rows.map(({ job }) => job)).toEqual(
    ['close', 'capture', 'reveal', 'settle-fee'].map((step) => `box-series-${made.series}-${step}`),
  );
});

test('a series of another operator is left to that operator', async () => {
  const made = await world.make({
    tiers: [{ count: 1n, amount: 5n }],
    secret: Buffer.alloc(32, 7),
  });
  await world.buy(buyer, made, 1);
  await keeper().tick();
  await world.chain.devnet.mine();
  expect(await stateOf(made.series)).toBe('sold-out');
});

test('never tells the secret while the capture can be replaced', async () => {
  const made = await soldOut();
  const { devnet } = world.chain;
  const lag = devnet.chain.head().number - devnet.chain.solidNumber();
  expect(lag).toBeGreaterThan(3);
  await world.arm(made.series);
  for (let block = 1; block < lag; block += 1) {
    now += 16_000;
    await unwatched().tick();
    await devnet.mine();
    expect(await stateOf(made.series)).toBe('armed');
  }
  await devnet.mine(2);
  await unwatched().tick();
  await devnet.mine();
  expect(await stateOf(made.series)).toBe('revealed');
});

describe('killed', () => {
  test.runIf(isDeep)(
    'at every point where it waits, alive again it goes on: nothing early, nothing missed',
    async () => {
      const random = randomOf(seedFor('box keeper killed at each point'));
      const whole = await soldOut();
      const counting = keeper();
      await keepAll(counting, whole.series);
      const points = counting.steps();
      expect(points).toBeGreaterThan(50);
      for (let steps = 1; steps <= points; steps += 1) {
        await leaveFullWorld();
        const made = await soldOut();
        let isFirst = true;
        await keepUntilRevealed(made.series, () => {
          const life = isFirst ? { steps, answered: random(2) === 1 } : {};
          isFirst = false;
          return life;
        });
      }
      expect(reveals).toBeGreaterThan(3);
      expect(early).toEqual([]);
    },
    3_600_000,
  );

  async function keepAll(one: ReturnType<typeof keeper>, series: bigint): Promise<void> {
    while ((await stateOf(series)) !== 'revealed') {
      await one.tick();
      now += 16_000;
      await world.chain.devnet.mine(2);
    }
  }

  const fork = () => Array.from({ length: 6 }, () => ({ transactions: [] }));

  test('again and again at random moments, with several series and a chain that changes its mind', async () => {
    const random = randomOf(seedFor('box keeper killed at random'));
    const kills = scaledSlow(300);
    let killed = 0;
    let longest = 0;
    const lives = () => {
      killed += 1;
      return { steps: 1 + random(longest), answered: random(2) === 1 };
    };
    while (killed < kills) {
      await leaveFullWorld();
      // With every series there is more to ask about before anything is done.
      longest = 40 + 12 * (await countSeries());
      const several = [await soldOut(), await soldOut(), await soldOut()];
      for (const { series } of several) {
        await keepUntilRevealed(series, lives);
        // Takes the reveal of some back, which the capture below it survives.
        await world.chain.devnet.reorganise({ depth: 1 + random(4), blocks: fork() });
      }
      for (const { series } of several) await keepUntilRevealed(series, lives);
    }
    expect(reveals).toBeGreaterThan(3);
    expect(early).toEqual([]);
  }, 3_600_000);
});

test('what can wait is held up by the budget of the day, what cannot is not', async () => {
  const made = await soldOut();
  await keepUntilRevealed(made.series, () => ({ budget: 0n }));
  await world.chain.devnet.mine(20);
  now += 16_000;
  await keeper({ budget: 0n }).tick();
  expect((await read(made.series)).feeSettled).toBe(false);
  await keeper().tick();
  await world.chain.devnet.mine();
  expect((await read(made.series)).feeSettled).toBe(true);
});

test('the prizes of a void series are burned and its fee is settled', async () => {
  const made = await soldOut();
  await world.send(world.root, 'blindBox', blindBox.close(made.series));
  await world.chain.devnet.mine(300);
  expect(await stateOf(made.series)).toBe('void');
  await keeper().tick();
  await world.chain.devnet.mine();
  const { prizesBurned, feeSettled } = await read(made.series);
  expect({ prizesBurned, feeSettled }).toEqual({ prizesBurned: true, feeSettled: true });
});

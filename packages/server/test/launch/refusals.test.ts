import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { MAX_HARD_CAP, MAX_SUPPLY } from '@vellum/api/token-launch/launch-limits';
import { launchPlan } from '@vellum/api/token-launch/launch-plan';
import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Random, randomOf, scaled, seedFor } from '../faults/random.ts';
import { anyLaunch } from './any-launch.ts';
import { CREATION_FEE, LaunchChain, limits } from './launch-chain.ts';

type Change = (form: LaunchForm, random: Random) => Partial<LaunchForm>;

const DAY = 86_400;
/** One below to one above. */
const about = (edge: number, random: Random) => Math.max(0, edge - 1 + random(3));
const aboutBig = (edge: bigint, random: Random) => edge - 1n + BigInt(random(3));

/** Each goes to the edge of a rule, and as often beyond it. */
const changes: readonly Change[] = [
  ({ supply }, random) => ({ lpSupply: aboutBig((supply * 3n) / 5n, random) }),
  ({ supply }, random) => ({ lpSupply: aboutBig((supply * 4n) / 5n, random) }),
  ({ supply }, random) => ({ lpSupply: aboutBig(supply, random) }),
  (_, random) => ({ lpSupply: aboutBig(1_000_000n, random) }),
  (_, random) => {
    const supply = aboutBig(2n ** 112n - 1n, random);
    return { supply, lpSupply: supply, tradeSupply: 0n };
  },
  ({ supply }, random) => ({
    tradeSupply: aboutBig(supply / 5n, random),
    tradeShares: 1,
    tradePrice: 1n,
    tradeMaxShares: 1,
    backingShare: 0,
  }),
  (_, random) => ({
    tradeSupply: 700n,
    tradeShares: 6 + random(3),
    tradePrice: 5n,
    tradeMaxShares: 6,
  }),
  (_, random) => ({
    tradeSupply: 100n,
    tradeShares: 10,
    tradePrice: 5n,
    tradeMaxShares: about(10, random),
  }),
  ({ hardCap }, random) => ({ softCap: aboutBig(hardCap / 2n, random) }),
  ({ hardCap }, random) => ({ softCap: aboutBig(hardCap, random) }),
  (_, random) => {
    const hardCap = aboutBig(7_000_000n, random);
    return { hardCap, softCap: hardCap, shares: 7, maxShares: 7 };
  },
  (_, random) => {
    const hardCap = 2n ** 96n - 2n + BigInt(random(3));
    return { hardCap, softCap: hardCap, shares: 1, maxShares: 1 };
  },
  ({ shares }, random) => ({ maxShares: about(shares, random) }),
  (_, random) => ({ devShare: about(2_000, random), userLpShare: 5_000 }),
  (_, random) => ({ userLpShare: about(5_000, random) }),
  ({ devShare }, random) => ({ userLpShare: about(10_000 - devShare, random) }),
  ({ supply }, random) => ({
    backingShare: about(4_900, random),
    lpSupply: supply,
    tradeSupply: 0n,
  }),
  (_, random) => ({ backingShare: random(2) }),
  (_, random) => ({ vestingRounds: 1 + random(2), vestingInterval: about(DAY, random) }),
  (_, random) => ({ vestingRounds: 2, vestingInterval: about(90 * DAY, random), vestingDelay: 0 }),
  (_, random) => ({
    vestingDelay: about(365 * DAY, random),
    vestingInterval: DAY,
    vestingRounds: 2,
  }),
  (_, random) => ({
    vestingDelay: about(10 * DAY, random),
    vestingRounds: 8,
    vestingInterval: 90 * DAY,
  }),
  (_, random) => ({ burnRatio: about(50, random), burnInterval: DAY }),
  (_, random) => ({ burnRatio: 1, burnInterval: about(DAY, random) }),
  ({ startTime }, random) => ({ endTime: startTime + about(300, random) * 1000 }),
  ({ startTime }, random) => ({ endTime: startTime + about(30 * DAY, random) * 1000 }),
  ({ startTime }, random) => ({ endTime: startTime + about(0, random) * 1000 }),
  (_, random) => ({ name: '錫'.repeat(20) + 'x'.repeat(about(4, random)) }),
  (_, random) => ({ symbol: '錫燈籠'.concat('x'.repeat(about(7, random))) }),
];

const times: readonly ((now: number) => Pick<LaunchForm, 'startTime' | 'endTime'>)[] = [
  (now) => ({ startTime: now - 10_000, endTime: now + 3_600_000 }),
  (now) => ({ startTime: now + 60_000, endTime: now + 3_600_000 }),
  (now) => ({ startTime: now + (90 * DAY - 10) * 1000, endTime: now + 91 * DAY * 1000 }),
  (now) => ({ startTime: now + (90 * DAY + 10) * 1000, endTime: now + 91 * DAY * 1000 }),
];

/** A call would be rounded to what the factory takes, and would no longer be what the form says. */
const oursAlone: ReadonlySet<string> = new Set([
  'TEXT_TOO_LONG',
  'SOFTCAP_RANGE',
  'SHARES_UNEVEN',
  'TRADE_SHARES_UNEVEN',
]);

const seed = seedFor('refused launches');
let world: LaunchChain;

beforeAll(async () => {
  world = await LaunchChain.open();
});
afterAll(() => world.close());

/** The factory takes numbers that nobody can read or pay. */
const isBeyondReading = (form: LaunchForm, field: string) =>
  (field === 'supply' && form.supply > MAX_SUPPLY) ||
  (field === 'hardCap' && form.hardCap > MAX_HARD_CAP);

/** What the form says of a launch, and what the factory says. */
async function verdicts(form: LaunchForm) {
  const now = world.chain.devnet.chain.head().timestamp;
  const own = refusalsOfLaunch(form, now, limits);
  const call = tokenFactory.create(launchPlan(form, world.addressOf(0)), CREATION_FEE);
  const chain = await world.refusal(world.person(0), world.at('tokenFactory'), call);
  const isStricter = own.every(
    ({ field, problem }) => oursAlone.has(problem.code) || isBeyondReading(form, field),
  );
  return { own: own.map(({ field, problem }) => `${field} ${problem.code}`), chain, isStricter };
}

/** What the factory says when it finds the same as the form. */
const agreeing = (own: readonly string[]) => ({
  own,
  chain: own.length === 0 ? 'accepted' : expect.not.stringMatching('accepted'),
});

describe('the form refuses what the factory refuses, and nothing else', () => {
  test.each(changes.map((_, n) => n))('at the edge of rule %d', async (n) => {
    const seen = new Set<boolean>();
    // A few rounds may all fall on one side of the edge; then some more are played.
    const isEnough = (round: number) => round >= scaled(100) && seen.has(false);
    for (let round = 0; round < 100 && !isEnough(round); round++) {
      const random = randomOf(seed + n * 1_009 + round * 7_919);
      const form = anyLaunch(random, world.chain.devnet.chain.head().timestamp);
      const changed = { ...form, ...changes[n]!(form, random) };
      const { own, chain, isStricter } = await verdicts(changed);
      seen.add(own.length === 0);
      if (own.length === 0 || !isStricter) expect({ own, chain }).toEqual(agreeing(own));
    }
    expect(seen).toContain(false);
  });

  test.each(times.map((_, n) => n))('start %d', async (n) => {
    const now = world.chain.devnet.chain.head().timestamp;
    const form = { ...anyLaunch(randomOf(seed), now), ...times[n]!(now) };
    const { own, chain } = await verdicts(form);
    expect(chain === 'accepted').toBe(own.length === 0);
    expect(own.length === 0).toBe(n === 1 || n === 2);
  });

  test('the creator part goes to nobody', async () => {
    const nobody = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;
    const form = anyLaunch(randomOf(seed), world.chain.devnet.chain.head().timestamp);
    const changed = { ...form, devShare: 1, userLpShare: 5_000, devLpReceiver: nobody };
    expect(await verdicts(changed)).toMatchObject({
      own: ['devLpReceiver ADDRESS_INVALID'],
      chain: 'PresaleConfigInvalid',
    });
  });
});

import type { Random } from '../random/random.ts';
import { ACTORS, type Maker, pair, step, type World } from './step.ts';

const TRX = 1_000_000n;

const resource = (random: Random) =>
  random.weighted([
    [5, 'ENERGY' as const],
    [5, 'BANDWIDTH' as const],
    [1, 'TRON_POWER' as const],
  ]);

const sun = (random: Random): bigint =>
  random.weighted([
    [6, BigInt(random.between(1, 60)) * TRX],
    [3, TRX + random.bits(24)],
    [1, random.pick([0n, 1n, TRX - 1n, -TRX, 2n ** 62n])],
  ]);

const actor = (random: Random) => random.below(ACTORS);

const freeze: Maker = (random) =>
  step('FreezeBalanceV2Contract', actor(random), {
    frozen_balance: sun(random),
    resource: resource(random),
  });

const unfreeze: Maker = (random) =>
  step('UnfreezeBalanceV2Contract', actor(random), {
    unfreeze_balance: sun(random) / 4n,
    resource: resource(random),
  });

/** Few pairs, so that what was lent is also taken back. */
function lenders(random: Random): readonly [number, number] {
  const owner = random.below(ACTORS);
  return [owner, (owner + 1) % ACTORS];
}

const delegate: Maker = (random) => {
  const [owner, other] = lenders(random);
  const toStranger = random.oneIn(8);
  const loan = { balance: sun(random) / 2n, resource: resource(random) };
  const lock = random.oneIn(3)
    ? { lock: true, lock_period: BigInt(random.pick([0, 0, 20, 864_000, 864_001])) }
    : {};
  return step('DelegateResourceContract', owner, ({ actor, stranger }) => ({
    ...loan,
    ...lock,
    receiver_address: toStranger ? stranger : actor(other),
  }));
};

const undelegate: Maker = (random) => {
  const [owner, other] = lenders(random);
  const loan = { balance: sun(random) / 10n, resource: resource(random) };
  return step('UnDelegateResourceContract', owner, ({ actor }) => ({
    ...loan,
    receiver_address: actor(other),
  }));
};

/** Closed since the second way to stake. */
const oldWay: Maker = (random) => {
  const [owner, other] = pair(random);
  const isLoan = random.oneIn(3);
  const to = random.oneIn(4) ? owner : other;
  const receiver = ({ actor: at }: World) => (isLoan ? { receiver_address: at(to) } : {});
  const fields = { frozen_balance: sun(random), resource: resource(random) };
  const frozen_duration = BigInt(random.pick([3, 3, 3, 2, 0]));
  return random.oneIn(2)
    ? step('FreezeBalanceContract', owner, (world) => ({
        ...fields,
        frozen_duration,
        ...receiver(world),
      }))
    : step('UnfreezeBalanceContract', owner, (world) => ({
        resource: fields.resource,
        ...receiver(world),
      }));
};

/** Votes for the maker of blocks, and for those who are no witness. */
const vote: Maker = (random) => {
  const owner = actor(random);
  const counts = Array.from({ length: random.pick([0, 1, 1, 1, 2]) }, () =>
    BigInt(
      random.weighted([
        [6, random.between(1, 30)],
        [1, 0],
        [1, 100_000],
      ]),
    ),
  );
  const toOther = random.oneIn(6);
  const value = ({ actor, witness }: World) => ({
    votes: counts.map((vote_count) => ({
      vote_address: toOther ? actor(owner) : witness,
      vote_count,
    })),
  });
  return step('VoteWitnessContract', owner, value);
};

export const stakeSteps: readonly (readonly [number, Maker])[] = [
  [6, freeze],
  [4, unfreeze],
  [4, delegate],
  [3, undelegate],
  [1, oldWay],
  [3, vote],
  [1, (random) => step('CancelAllUnfreezeV2Contract', actor(random), {})],
  [1, (random) => step('WithdrawExpireUnfreezeContract', actor(random), {})],
];

import { fromHex } from '@vellum/tron/bytes';
import { severalContracts } from '../programs/program.ts';
import type { Random } from '../random/random.ts';
import { ACTORS, type Maker, type Signing, step, type World } from './step.ts';

const TRX = 1_000_000n;

/** Mostly enough; sometimes nothing, too little, or more than is allowed. */
const feeLimit = (random: Random): Signing => ({
  feeLimit: random.weighted([
    [8, 400n * TRX],
    [2, 1_000n * TRX],
    [1, BigInt(random.below(3_000_000))],
    [1, random.pick([0n, 15_000_000_001n, -1n])],
  ]),
});

const value = (random: Random): bigint =>
  random.weighted([
    [4, 0n],
    [4, BigInt(random.between(1, 20)) * TRX],
    [2, BigInt(random.below(1_000))],
    [random.oneIn(5) ? 1 : 0, random.pick([-1n, 2n ** 62n])],
  ]);

/** Units of the token that go along: mostly none. */
function tokens(random: Random): (world: World) => object {
  const units = random.oneIn(3) ? BigInt(random.between(1, 50)) : 0n;
  return ({ token }) => (units > 0n ? { call_token_value: units, token_id: BigInt(token) } : {});
}

/** A program of several contracts that know each other. */
const deploy: Maker = (random) => {
  const owner = random.below(ACTORS);
  const sent = tokens(random);
  const bytecode = severalContracts(random, { hasToken: false, hasOwner: false });
  const contract = {
    bytecode,
    name: random.oneIn(20) ? 'n'.repeat(33) : random.pick(['', 'Program']),
    call_value: value(random),
    consume_user_resource_percent: BigInt(random.oneIn(20) ? 101 : random.pick([0, 50, 99, 100])),
    origin_energy_limit: BigInt(random.oneIn(20) ? 0 : random.pick([1, 10_000, 10_000_000])),
  };
  return step(
    'CreateSmartContract',
    owner,
    (world) => ({
      new_contract: { ...contract, origin_address: world.actor(owner) },
      ...sent(world),
    }),
    feeLimit(random),
  );
};

/** Any contract of the scenario, the newest as often as the first. */
function contract(random: Random): (world: World) => Uint8Array {
  const place = random.below(1 << 16);
  return (world) => world.contract(place);
}

const call: Maker = (random) => {
  const target = contract(random);
  const sent = tokens(random);
  const call_value = value(random);
  const data = random.oneIn(3) ? fromHex('') : random.bytes(random.pick([4, 36, 256]));
  return step(
    'TriggerSmartContract',
    random.below(ACTORS),
    (world) => ({ contract_address: target(world), call_value, data, ...sent(world) }),
    feeLimit(random),
  );
};

/** By the origin of the first contracts, or by anyone. */
const settle: Maker = (random) => {
  const target = contract(random);
  const owner = random.below(ACTORS);
  const percent = BigInt(random.pick([0, 30, 100, 101, -1]));
  const limit = BigInt(random.pick([1, 50_000, 0]));
  return random.pick([
    step('UpdateSettingContract', owner, (world) => ({
      contract_address: target(world),
      consume_user_resource_percent: percent,
    })),
    step('UpdateEnergyLimitContract', owner, (world) => ({
      contract_address: target(world),
      origin_energy_limit: limit,
    })),
    step('ClearABIContract', owner, (world) => ({ contract_address: target(world) })),
  ]);
};

export const contractSteps: readonly (readonly [number, Maker])[] = [
  [4, deploy],
  [6, call],
  [2, settle],
];

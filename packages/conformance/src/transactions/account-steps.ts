import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { Random } from '../random/random.ts';
import { ACTORS, type Maker, pair, step, type World } from './step.ts';

const TRX = 1_000_000n;
/** Contract types that an active permission may allow on every chain; not what it allows by default. */
const OPERATIONS = fromHex('7fff1fc0032e0108'.padEnd(64, '0'));

type Address = (world: World) => Uint8Array;

/** Someone among the actors, a stranger, a contract, or no address at all. */
function anybody(random: Random): Address {
  const place = random.below(ACTORS);
  return random.weighted<Address>([
    [6, ({ actor }) => actor(place)],
    [3, ({ stranger }) => stranger],
    [1, ({ contract }) => contract(place)],
    [1, () => fromHex('41ab')],
  ]);
}

const amount = (random: Random): bigint =>
  random.weighted([
    [6, BigInt(random.between(1, 3_000_000))],
    [3, BigInt(random.between(1, 200)) * TRX],
    [1, random.pick([0n, -1n, 2n ** 62n, 2n ** 63n - 1n])],
  ]);

const transfer: Maker = (random) => {
  const to = anybody(random);
  const sun = amount(random);
  const memo = random.oneIn(4) ? { memo: 'm'.repeat(random.between(1, 60)) } : {};
  const value = (world: World) => ({ to_address: to(world), amount: sun });
  return step('TransferContract', random.below(ACTORS), value, memo);
};

const createAccount: Maker = (random) => {
  const address = random.oneIn(2) ? anybody(random) : ({ stranger }: World) => stranger;
  const value = (world: World) => ({ account_address: address(world) });
  return step('AccountCreateContract', random.below(ACTORS), value);
};

/** Names are there once on a chain, like ids. */
const rename: Maker = (random) => {
  const owner = random.below(ACTORS);
  const length = random.pick([20, 32, 201]);
  return step('AccountUpdateContract', owner, ({ actor }) => ({
    account_name: utf8ToBytes(accountIdOf(actor(owner)).padEnd(201, 'n').slice(0, length)),
  }));
};

const setId: Maker = (random) => {
  const owner = random.below(ACTORS);
  const length = random.pick([3, 8, 20, 32]);
  return step('SetAccountIdContract', owner, ({ actor }) => ({
    account_id: utf8ToBytes(accountIdOf(actor(owner)).slice(0, length)),
  }));
};

/** Mostly ones with which the owner can go on alone. */
const setPermissions: Maker = (random) => {
  const [owner, other] = pair(random);
  const threshold = () => BigInt(random.pick([1, 1, 1, 1, 1, 1, 2, 4]));
  const [first, second] = [threshold(), threshold()];
  const operations = random.weighted([
    [8, OPERATIONS],
    [1, new Uint8Array(32)],
    [1, new Uint8Array(5)],
  ]);
  const weights = [1n, BigInt(random.oneIn(10) ? 0 : random.pick([1, 1, 2]))];
  return step('AccountPermissionUpdateContract', owner, ({ actor }) => {
    const keys = [owner, other].map((place, at) => ({
      address: actor(place),
      weight: weights[at],
    }));
    const active = { type: 'Active', permission_name: 'active', operations } as const;
    return {
      owner: { type: 'Owner' as const, permission_name: 'owner', threshold: first, keys },
      actives: [{ ...active, threshold: second, keys }],
    };
  });
};

/** Signed by others, by several, by nobody, or under other permissions. */
const oddlySigned: Maker = (random) => {
  const [owner, other] = pair(random);
  const signers = random.pick([
    [other],
    [owner, other],
    [other, owner],
    [owner, owner],
    [],
    [owner],
    [0, 1, 2, 3, 0, 1],
  ]);
  const permissionId = random.pick([0, 0, 0, 2, 2, 2, 1, 3]);
  const value = ({ actor }: World) => ({
    to_address: actor(other),
    amount: 5n,
  });
  const signing = { signers, ...(permissionId > 0 && { permissionId }) };
  return step('TransferContract', owner, value, signing);
};

export const accountSteps: readonly (readonly [number, Maker])[] = [
  [6, transfer],
  [2, createAccount],
  [1, rename],
  [1, setId],
  [2, setPermissions],
  [4, oddlySigned],
];

/** The id of an account: ids are there once on a chain, so it is made from what is there once. */
export const accountIdOf = (address: Uint8Array): string => `i${toHex(address).slice(2)}`;

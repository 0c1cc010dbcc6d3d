import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import type { Random } from '../random/random.ts';

/** Who acts in one scenario, and what they have made on the node. Addresses are bytes. */
export type World = Readonly<{
  actor: (place: number) => Uint8Array;
  /** Any number gives one of the contracts that there are. */
  contract: (place: number) => Uint8Array;
  /** An account that exists only once someone pays it, another one for each step. */
  stranger: Uint8Array;
  /** The maker of blocks. */
  witness: Uint8Array;
  /** Digits of the token that the first actor issued. */
  token: string;
  exchange: bigint;
}>;

export type Signing = Readonly<{
  feeLimit?: bigint;
  memo?: string | ((world: World) => string);
  permissionId?: number;
  /** Actors that sign in place of the owner. */
  signers?: readonly number[];
}>;

/** A transaction that is known up to what differs between nodes. */
export type Step = Readonly<{
  type: ContractType;
  /** Place of the owner among the actors. */
  owner: number;
  /** What it carries beside its owner. */
  value: (world: World) => object;
  signing: Signing;
}>;

type Value<T extends ContractType> = Omit<ContractInput<T>, 'owner_address'>;

export function step<T extends ContractType>(
  type: T,
  owner: number,
  value: Value<T> | ((world: World) => Value<T>),
  signing: Signing = {},
): Step {
  return { type, owner, value: typeof value === 'function' ? value : () => value, signing };
}

export const ACTORS = 4;

/** Makes one step by chance. */
export type Maker = (random: Random) => Step;

/** Places of two different actors. */
export function pair(random: Random): readonly [number, number] {
  const first = random.below(ACTORS);
  return [first, (first + random.between(1, ACTORS - 1)) % ACTORS];
}

import type { HexAddress } from '@vellum/tron/address';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import type { Transaction } from '@vellum/tron/transaction';
import type { Chain } from '../../src/chain/chain.ts';
import { type SignedOptions, type Signer, signed } from '../signed.ts';

/** The contracts that random transactions call, each made by the signer at its place. */
export type Contracts = Readonly<{
  register: HexAddress;
  splitter: HexAddress;
  reverter: HexAddress;
  loop: HexAddress;
  performer: HexAddress;
}>;

export type World = Readonly<{
  chain: Chain;
  signers: readonly Signer[];
  contracts: Contracts;
  random: (below: number) => number;
  /** Numbers that go up as transactions are taken. */
  newest: { proposal: number };
}>;

/** Someone about to make a transaction, and whom and how much it may be about. */
export type Turn = Readonly<{
  world: World;
  owner: Signer;
  other: Signer;
  /** Another signer, or an address that nobody has the key of. */
  somebody: HexAddress;
  /** Sun, up to 5 TRX. */
  amount: bigint;
  random: World['random'];
  send: <T extends ContractType>(
    type: T,
    value: Omit<ContractInput<T>, 'owner_address'>,
    more?: SignedOptions,
  ) => Transaction;
}>;

/** Makes a transaction of one kind. */
export type Maker = () => Transaction;

export function turnOf(world: World, options: SignedOptions): Turn {
  const { chain, signers, random } = world;
  const pick = (list: readonly Signer[]): Signer => list[random(list.length)]!;
  const owner = pick(signers);
  const other = pick(signers.filter(({ address }) => address !== owner.address));
  const digits = (1 + random(250)).toString(16).padStart(2, '0');
  const stranger = `41${digits.repeat(20)}` as HexAddress;
  return {
    world,
    owner,
    other,
    somebody: random(3) === 0 ? stranger : other.address,
    amount: BigInt(1 + random(5_000_000)),
    random,
    send: (type, value, more) => signed(chain, owner, type, value, { ...options, ...more }),
  };
}

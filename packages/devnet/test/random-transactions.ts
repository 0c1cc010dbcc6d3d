import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { WITNESS } from '../src/accounts.ts';
import type { Chain } from '../src/chain/chain.ts';
import {
  COUNTER,
  callOf,
  deploy,
  deployment,
  LOOP,
  REGISTER,
  REVERTER,
  SPLITTER,
} from './bytecode.ts';
import { type SignedOptions, type Signer, signed, transferOf } from './signed.ts';

/** The contracts that random transactions call. */
export type Contracts = Readonly<{
  register: HexAddress;
  splitter: HexAddress;
  reverter: HexAddress;
  loop: HexAddress;
}>;

export async function deployContracts(chain: Chain, owner: Signer): Promise<Contracts> {
  return {
    register: await deploy(chain, owner, REGISTER),
    splitter: await deploy(chain, owner, SPLITTER),
    reverter: await deploy(chain, owner, REVERTER),
    loop: await deploy(chain, owner, LOOP),
  };
}

/** Small generator with a seed (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type World = Readonly<{
  chain: Chain;
  signers: readonly Signer[];
  contracts: Contracts;
  random: (below: number) => number;
}>;

/** A transaction of any kind, now and then one that cannot be afforded or fails when executed. */
export function randomTransaction(world: World, options: SignedOptions = {}): Transaction {
  const { chain, signers, contracts, random } = world;
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const owner = pick(signers);
  const amount = BigInt(1 + random(5_000_000));
  const call = (contract: HexAddress, value: bigint, data?: Uint8Array) =>
    signed(chain, owner, 'TriggerSmartContract', callOf(contract, value, data), {
      feeLimit: 30_000_000n,
      ...options,
    });
  const others = signers.filter(({ address }) => address !== owner.address);
  const somebody = () =>
    random(3) === 0
      ? (`41${(1 + random(250)).toString(16).padStart(2, '0').repeat(20)}` as HexAddress)
      : pick(others).address;
  const makers: (() => Transaction)[] = [
    () => transferOf(chain, owner, somebody(), amount, options),
    () => transferOf(chain, owner, somebody(), amount * 200_000n, options),
    () => call(contracts.register, amount),
    () => call(contracts.register, 0n),
    () => call(contracts.splitter, amount, fromHex(somebody().slice(2).padStart(64, '0'))),
    () => call(contracts.reverter, amount),
    () => call(contracts.loop, 0n),
    () =>
      signed(chain, owner, 'CreateSmartContract', deployment(owner, COUNTER), {
        feeLimit: 30_000_000n,
        ...options,
      }),
    () => randomStaking(world, owner, pick(others).address, options),
    () => randomStaking(world, owner, pick(others).address, options),
    () => randomGovernance(world, owner, pick(others).address, options),
    () => randomGovernance(world, owner, pick(others).address, options),
  ];
  return pick(makers)();
}

/** Stakes, loans and what ends them; many are refused, as nothing is staked or lent yet. */
function randomStaking(
  { chain, random }: World,
  owner: Signer,
  other: HexAddress,
  options: SignedOptions,
): Transaction {
  const amount = BigInt(1_000_000 + random(20_000_000));
  const resource = random(2) === 0 ? 'BANDWIDTH' : 'ENERGY';
  const receiver_address = addressBytes(other);
  const loan = { resource, balance: amount, receiver_address } as const;
  const makers: (() => Transaction)[] = [
    () =>
      signed(
        chain,
        owner,
        'FreezeBalanceV2Contract',
        { frozen_balance: amount, resource },
        options,
      ),
    () =>
      signed(
        chain,
        owner,
        'UnfreezeBalanceV2Contract',
        { unfreeze_balance: amount, resource },
        options,
      ),
    () => signed(chain, owner, 'WithdrawExpireUnfreezeContract', {}, options),
    () => signed(chain, owner, 'CancelAllUnfreezeV2Contract', {}, options),
    () => signed(chain, owner, 'DelegateResourceContract', loan, options),
    () => signed(chain, owner, 'DelegateResourceContract', { ...loan, lock: true }, options),
    () => signed(chain, owner, 'UnDelegateResourceContract', loan, options),
  ];
  return makers[random(makers.length)]!();
}

/** Witnesses, votes, rewards and proposals; refused where somebody is no witness or has no stake. */
function randomGovernance(
  { chain, random }: World,
  owner: Signer,
  other: HexAddress,
  options: SignedOptions,
): Transaction {
  const candidates = [WITNESS, owner.address, other].slice(0, 1 + random(3));
  const votes = candidates.map((address) => ({
    vote_address: addressBytes(address),
    vote_count: BigInt(1 + random(4)),
  }));
  const url = Buffer.from('https://sr.example');
  const brokerage = random(101);
  const parameters = new Map([[3n, BigInt(500 + random(1_000))]]);
  const proposal = { proposal_id: BigInt(1 + random(4)), is_add_approval: random(2) === 0 };
  const makers: (() => Transaction)[] = [
    () => signed(chain, owner, 'WitnessCreateContract', { url }, options),
    () => signed(chain, owner, 'WitnessUpdateContract', { update_url: url }, options),
    () => signed(chain, owner, 'VoteWitnessContract', { votes }, options),
    () => signed(chain, owner, 'VoteWitnessContract', { votes: votes.slice(0, 1) }, options),
    () => signed(chain, owner, 'WithdrawBalanceContract', {}, options),
    () => signed(chain, owner, 'UpdateBrokerageContract', { brokerage }, options),
    () => signed(chain, owner, 'ProposalCreateContract', { parameters }, options),
    () => signed(chain, owner, 'ProposalApproveContract', proposal, options),
    () => signed(chain, owner, 'ProposalDeleteContract', { proposal_id: 2n }, options),
  ];
  return makers[random(makers.length)]!();
}

import { timelock } from '@vellum/contracts/dao';
import { ownership } from '@vellum/contracts/ownership';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** Contracts of the platform that have an owner, by name. */
export const platformContracts = [
  'tokenFactory',
  'liquidityHelper',
  'cards',
  'blindBox',
  'otcDesk',
  'lpStake',
  'termStake',
  'burnMine',
  'feeVault',
  'payout',
] as const;
export type PlatformContract = (typeof platformContracts)[number];

export type OwnedContract = Readonly<{
  name: PlatformContract;
  at: Address;
  owner: Address;
  pending: Address;
}>;

export type Owners = Readonly<{
  contracts: readonly OwnedContract[];
  timelock: Address;
  /** Seconds that a change by the timelock is public before it can be made. */
  delay: bigint;
}>;

/** Who owns the platform's contracts, asked of the contracts themselves. */
export function useContractOwners() {
  return useChainRead(['owner', 'contracts'], async (chain): Promise<Owners> => {
    const [contracts, delay] = await Promise.all([
      Promise.all(platformContracts.map((name) => ownersOf(chain, name))),
      chain.read('timelock', timelock.delay()),
    ]);
    return { contracts, timelock: chain.contract('timelock'), delay };
  });
}

async function ownersOf(chain: Chain, name: PlatformContract): Promise<OwnedContract> {
  const [owner, pending] = await Promise.all([
    chain.read(name, ownership.owner()),
    chain.read(name, ownership.pendingOwner()),
  ]);
  return {
    name,
    at: chain.contract(name),
    owner: fromHexAddress(owner),
    pending: fromHexAddress(pending),
  };
}

import { streamStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** What is of one address, in units. */
export type MyLp = Readonly<{ staked: bigint; earned: bigint }>;

/** Milliseconds after which the chain is asked again: rewards grow with every block. */
const AGAIN = 15_000;

/** The stake of an address and what it has earned, by the contract itself. */
export function useMyLp(address: Address | null) {
  return useChainRead(
    address && ['staking', 'lp', address],
    async (chain): Promise<MyLp> => {
      const [staked, earned] = await Promise.all([
        chain.read('lpStake', streamStake.stakeOf(address as Address)),
        chain.read('lpStake', streamStake.earned(address as Address)),
      ]);
      return { staked, earned };
    },
    AGAIN,
  );
}

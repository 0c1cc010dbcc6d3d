import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** Milliseconds after which what was earned is asked for again: it grows with every second. */
const AGAIN = 10_000;

export type MyPower = Readonly<{ power: bigint; totalPower: bigint; earned: bigint }>;

/** What an address has burned for and what that has earned, by the contract itself. */
export function useMyPower(address: Address | null): MyPower | undefined {
  const { data } = useChainRead(
    address && ['burn-mining', 'power', address],
    async (chain) => {
      const who = address as Address;
      const [power, totalPower, earned] = await Promise.all([
        chain.read('burnMine', burnMine.powerOf(who)),
        chain.read('burnMine', burnMine.totalPower()),
        chain.read('burnMine', burnMine.earned(who)),
      ]);
      return { power, totalPower, earned };
    },
    AGAIN,
  );
  return data;
}

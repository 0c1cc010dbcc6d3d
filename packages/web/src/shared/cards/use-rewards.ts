import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { useChainRead } from '../chain/use-chain-read.ts';

type Rewards = Readonly<{
  /** Zero until it was read. */
  earned: bigint;
  /** Empty until it was read. */
  symbol: string;
  /** One of the two could not be read. */
  isMissing: boolean;
  again: () => void;
}>;

/** What the pledged cards of an address have earned and not claimed, by the contract itself. */
export function useRewards(address: Address): Rewards {
  const earned = useChainRead(['cards', 'earned', address], (chain) =>
    chain.read('cards', cards.earned(address)),
  );
  const coin = useChainRead(['cards', 'reward-coin'], async (chain) => {
    const place = await chain.read('cards', cards.rewardCoin());
    return chain.read(fromHexAddress(place), trc20.symbol());
  });
  // Nobody asks for the name of a coin that was not earned.
  const asked = earned.data === 0n ? [earned] : [earned, coin];
  const missing = asked.filter(({ data, isError }) => isError && data === undefined);
  return {
    ...{ earned: earned.data ?? 0n, symbol: coin.data ?? '' },
    isMissing: missing.length > 0,
    again: () => {
      for (const { refetch } of missing) void refetch();
    },
  };
}

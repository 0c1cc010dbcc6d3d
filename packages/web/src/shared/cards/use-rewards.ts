import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { useChainRead } from '../chain/use-chain-read.ts';

type Rewards = Readonly<{ earned: bigint; symbol: string }>;

/** What the pledged cards of an address have earned and not claimed, by the contract itself. */
export function useRewards(address: Address): Rewards {
  const earned = useChainRead(['cards', 'earned', address], (chain) =>
    chain.read('cards', cards.earned(address)),
  );
  const coin = useChainRead(['cards', 'reward-coin'], async (chain) => {
    const place = await chain.read('cards', cards.rewardCoin());
    return chain.read(fromHexAddress(place), trc20.symbol());
  });
  return { earned: earned.data ?? 0n, symbol: coin.data ?? '' };
}

import { cards } from '@vellum/contracts/cards';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** One U with its 6 decimals. */
const ONE_U = 1_000_000n;

/** Sun that one U costs by the contract's own rule; null while there is no price. */
export function useSunPerU(): bigint | null {
  return (
    useChainRead(['cards', 'u'], (chain) => chain.read('cards', cards.sunFor(ONE_U))).data ?? null
  );
}

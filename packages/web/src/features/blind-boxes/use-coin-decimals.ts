import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

/** What every coin of the platform has. */
const USUAL = 6;

/** Decimals of a coin as it says itself. */
export function useCoinDecimals(coin: Address | null): number {
  const { data } = useChainRead(coin && ['blind-boxes', 'decimals', coin], async (chain) =>
    Number(await chain.read(coin as Address, trc20.decimals())),
  );
  return data ?? USUAL;
}

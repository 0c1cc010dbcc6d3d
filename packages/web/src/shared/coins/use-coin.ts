import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../chain/use-chain-read.ts';
import { type Coin, readCoin, trxCoin } from './coin.ts';

/** A coin as it calls itself; null for TRX. Undefined until it was asked, or when it is none. */
export function useCoin(address: Address | null | undefined): Coin | undefined {
  const { data } = useChainRead(address ? ['coin', address] : null, (chain) =>
    readCoin(chain, address as Address),
  );
  return address === null ? trxCoin : data;
}

import type { Address } from '@vellum/tron/address';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { Launch } from '../../shared/sale/launch.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { readPart, readTrade, type TradePart } from './trade-facts.ts';

/** Milliseconds after which a trade is asked for again: its state follows from the chain's time. */
const AGAIN = 10_000;

export function useTrade(launch: Launch) {
  return useChainRead(['trade', launch.token], (chain) => readTrade(chain, launch), AGAIN);
}

/** The part of the connected address; undefined until it is known, or when nobody is connected. */
export function useMyPart(launch: Launch): TradePart | undefined {
  const address = addressOf(useWallet().connection);
  const { data } = useChainRead(
    address && ['trade', launch.token, 'mine', address],
    (chain) => readPart(chain, launch, address as Address),
    AGAIN,
  );
  return data;
}

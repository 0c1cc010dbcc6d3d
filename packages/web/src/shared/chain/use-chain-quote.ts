import type { Chain } from './chain.ts';
import { useChainRead } from './use-chain-read.ts';

/** Milliseconds after which a quote is asked for again. */
const FRESH = 15_000;

export type Quoted<Rates> = Readonly<{
  rates: Rates | null;
  /** Milliseconds of this device at which it was asked; 0 before. */
  at: number;
  isMissing: boolean;
  again: () => void;
}>;

/** Prices that someone is about to pay by, asked of the chain itself every few seconds. */
export function useChainQuote<Rates>(
  key: readonly unknown[] | null,
  read: (chain: Chain) => Promise<Rates>,
): Quoted<Rates> {
  const { data, dataUpdatedAt, isError, refetch } = useChainRead(key, read, FRESH);
  return {
    rates: data ?? null,
    at: dataUpdatedAt,
    isMissing: isError && !data,
    again: () => void refetch(),
  };
}

import type { Address } from '@vellum/tron/address';
import { exactSentence } from '../coins/coin-amount.tsx';
import type { LpFacts } from './lp-facts.ts';
import { lpSentence } from './lp-sentence.ts';
import { useLpFacts } from './use-lp.ts';

/** As every pair says of its LP: no coin with others needs to be asked whether it is LP. */
const LP_DECIMALS = 18;

/** A coin as our server tells it; null for TRX. */
export type ToldCoin = Readonly<{ coin: Address | null; symbol: string; decimals: number }>;

type Uncounted = Readonly<{ coin: Address | null; decimals: number | null }>;

/** The pool that a coin is LP of, as the chain has it; null for other coins, and until it was asked. */
export function useLpOf({ coin, decimals }: Uncounted): LpFacts | null {
  const { data } = useLpFacts(decimals === LP_DECIMALS ? coin : null);
  return data ?? null;
}

/** An amount of any coin in one piece, to the last unit; of LP the two coins that it stands for. */
export function useExactSentence(amount: bigint | string, coin: ToldCoin): string {
  const facts = useLpOf(coin);
  return facts ? lpSentence(facts, BigInt(amount)) : exactSentence(amount, coin);
}

import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import { lineOfText } from '../database/storable-text.ts';
import { type AskContract, UnreadableAnswer } from './ask-contract.ts';

/** What a coin says of itself; null where it says nothing sensible. Anyone can make a coin that says anything. */
export type CoinFacts = Readonly<{ symbol: string | null; decimals: number | null }>;
export type CoinFactsReader = (coin: Address) => Promise<CoinFacts>;

const LONGEST_SYMBOL = 16;
const MOST_DECIMALS = 36n;
/** Coins that are remembered. Whoever makes ever new ones costs no more memory than this. */
const REMEMBERED = 2_000;

/** Asked once for each coin: neither can change. Refuses with CHAIN_UNAVAILABLE when the node is away. */
export function coinFacts(ask: AskContract): CoinFactsReader {
  const known = new Map<Address, Promise<CoinFacts>>();
  const learn = async (coin: Address): Promise<CoinFacts> => {
    const [symbol, decimals] = await Promise.all([
      sensible(ask(coin, trc20.symbol())),
      sensible(ask(coin, trc20.decimals())),
    ]);
    return {
      symbol: lineOfText(symbol ?? '', LONGEST_SYMBOL).trim() || null,
      decimals: decimals === null || decimals > MOST_DECIMALS ? null : Number(decimals),
    };
  };
  return (coin) => {
    const kept = known.get(coin);
    if (kept !== undefined) return kept;
    if (known.size >= REMEMBERED) known.clear();
    const facts = learn(coin);
    known.set(coin, facts);
    facts.catch(() => known.delete(coin));
    return facts;
  };
}

/** Null when the contract refuses to answer, or answers with something else. */
export async function sensible<R>(answer: Promise<R>): Promise<R | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContractReverted || error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

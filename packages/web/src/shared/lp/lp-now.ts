import type { Address } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { readLpFacts } from './lp-facts.ts';
import { lpSentence } from './lp-sentence.ts';

/** What an amount of LP stands for at this moment, in words; null of any other coin. */
export async function lpNow(chain: Chain, coin: Address, amount: bigint): Promise<string | null> {
  const facts = await readLpFacts(chain, coin);
  return facts && lpSentence(facts, amount);
}

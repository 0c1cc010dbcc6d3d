import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';

export type Term = Readonly<{ seconds: bigint; percent: bigint }>;

/** What was fixed when the contract was made. */
export type PledgeFacts = Readonly<{ terms: readonly Term[]; coin: Address; symbol: string }>;

/** Asked until it was answered once; refuses with CHAIN_UNAVAILABLE before. */
export function pledgeFacts(ask: AskContract, contract: Address): () => Promise<PledgeFacts> {
  let known: PledgeFacts | undefined;
  return async () => {
    if (known !== undefined) return known;
    const [terms, hex] = await Promise.all([
      ask(contract, cards.pledgeTerms()),
      ask(contract, cards.rewardCoin()),
    ]);
    const coin = fromHexAddress(hex);
    known = {
      terms: terms.map(({ time, multiplier }) => ({ seconds: time, percent: multiplier })),
      coin,
      symbol: await ask(coin, trc20.symbol()),
    };
    return known;
  };
}

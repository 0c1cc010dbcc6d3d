import { termStake } from '@vellum/contracts/staking';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';
import type { CoinFactsReader } from '../../../platform/chain/coin-facts.ts';
import type { NamedCoin } from '../named-coin.ts';
import type { TermSource } from './term-rows.ts';

/** The coin of a pool and the contract that takes it. */
export type TermFacts = NamedCoin & Readonly<{ source: TermSource; contract: Address }>;

/** Asked until it was answered once; refuses with CHAIN_UNAVAILABLE before. */
export function termFacts(
  ask: AskContract,
  coins: CoinFactsReader,
  contracts: Readonly<Record<TermSource, Address>>,
) {
  const known = new Map<TermSource, TermFacts>();
  return async (source: TermSource): Promise<TermFacts> => {
    const kept = known.get(source);
    if (kept !== undefined) return kept;
    const contract = contracts[source];
    const coin = fromHexAddress(await ask(contract, termStake.coin()));
    const { symbol, decimals } = await coins(coin);
    const facts = { source, contract, coin, symbol: symbol ?? '', decimals: decimals ?? 0 };
    known.set(source, facts);
    return facts;
  };
}

import { pair } from '@vellum/contracts/dex';
import { streamStake } from '@vellum/contracts/staking';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';
import type { CoinFactsReader } from '../../../platform/chain/coin-facts.ts';
import type { NamedCoin } from '../named-coin.ts';
import type { LpSource } from './lp-rows.ts';

/** What was fixed when the contracts of a pool were made. */
export type LpFacts = Readonly<{
  contract: Address;
  lp: NamedCoin;
  reward: NamedCoin;
  /** As the product shows them: the token, then what it is priced in. */
  sides: readonly [NamedCoin, NamedCoin];
  /** The token is the pair's second coin, so its reserves and prices are the other way around. */
  turned: boolean;
}>;

/** Asked until it was answered once; refuses with CHAIN_UNAVAILABLE before. */
export function lpFacts(
  ask: AskContract,
  coins: CoinFactsReader,
  contracts: Readonly<Record<LpSource, Address>>,
) {
  const known = new Map<LpSource, LpFacts>();
  const nameOf = async (coin: Address): Promise<NamedCoin> => {
    const { symbol, decimals } = await coins(coin);
    return { coin, symbol: symbol ?? '', decimals: decimals ?? 0 };
  };
  return async (source: LpSource): Promise<LpFacts> => {
    const kept = known.get(source);
    if (kept !== undefined) return kept;
    const contract = contracts[source];
    const lp = fromHexAddress(await ask(contract, streamStake.stakeCoin()));
    const [reward, first, second, { decimals }] = await Promise.all([
      ask(contract, streamStake.rewardCoin()).then(fromHexAddress).then(nameOf),
      ask(lp, pair.token0()).then(fromHexAddress).then(nameOf),
      ask(lp, pair.token1()).then(fromHexAddress).then(nameOf),
      coins(lp),
    ]);
    // Rewards are paid in what fees become, which is also what the token is priced in.
    const turned = first.coin === reward.coin;
    const sides = turned ? ([second, first] as const) : ([first, second] as const);
    const symbol = `${sides[0].symbol}/${sides[1].symbol.replace(/^W/, '')} LP`;
    const facts = { contract, lp: { coin: lp, symbol, decimals: decimals ?? 0 }, reward, sides };
    known.set(source, { ...facts, turned });
    return { ...facts, turned };
  };
}

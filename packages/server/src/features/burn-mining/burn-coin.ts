import { smaller } from '@vellum/api/numbers/bigint-order';
import { burnMine } from '@vellum/contracts/burn-mining';
import type { Address } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { type CoinFactsReader, sensible } from '../../platform/chain/coin-facts.ts';
import { shownPrice } from '../../platform/chain/shown-price.ts';
import { type BurnMarket, PRICE_DECIMALS } from './burn-market.ts';
import type { BurnContracts } from './burn-parts.ts';

type BurnCoinDependencies = Readonly<{
  ask: AskContract;
  contracts: BurnContracts;
  coins: CoinFactsReader;
  market: BurnMarket;
}>;

/** What a coin counts for now, and how much of it fits into a block. */
export const burnCoin =
  ({ ask, contracts, coins, market }: BurnCoinDependencies) =>
  async (coin: Address) => {
    const { symbol, decimals } = await coins(coin);
    const [prices, room, swapRoom] = await Promise.all([
      market.prices(coin, decimals ?? 0),
      // A coin may be listed before it has a pair.
      sensible(ask(contracts.burnMine, burnMine.roomInBlock(coin))),
      sensible(ask(contracts.burnMine, burnMine.swapRoomInBlock(coin))),
    ]);
    return {
      coin,
      symbol: symbol ?? '',
      price: prices && shownPrice(smaller(prices.average, prices.spot), PRICE_DECIMALS),
      room: String(room ?? 0n),
      swapRoom: String(swapRoom ?? 0n),
    };
  };

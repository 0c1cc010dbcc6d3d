import { smaller } from '@vellum/api/numbers/bigint-order';
import { burnMine } from '@vellum/contracts/burn-mining';
import { DEAD_ADDRESS, trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { type CoinFactsReader, sensible } from '../../platform/chain/coin-facts.ts';
import type { BurnMarket } from './burn-market.ts';
import type { BurnContracts } from './burn-parts.ts';

const DAY = 86_400n;
/** Rates are in 2^-64 units a second. */
const SHIFT = 64n;

type BurnFactDependencies = Readonly<{
  ask: AskContract;
  contracts: BurnContracts;
  market: BurnMarket;
  coins: CoinFactsReader;
}>;

/** What the contract itself says at the present block. */
export const burnFacts =
  ({ ask, contracts, market, coins }: BurnFactDependencies) =>
  async (_: 'now') => {
    const at = contracts.burnMine;
    const rewardCoin = fromHexAddress(await ask(at, burnMine.rewardCoin()));
    const [reward, held, left, rate, finish, funded, power, burns] = await Promise.all([
      coins(rewardCoin),
      ask(rewardCoin, trc20.balanceOf(at)),
      ask(at, burnMine.rewardLeft()),
      ask(at, burnMine.rewardRate()),
      ask(at, burnMine.fundedUntil()),
      ask(at, burnMine.funded()),
      ask(at, burnMine.totalPower()),
      ask(at, burnMine.lastId()),
    ]);
    const daily = left > 0n ? (rate * DAY) >> SHIFT : 0n;
    return {
      rewardCoin: { coin: rewardCoin, symbol: reward.symbol ?? '' },
      held,
      left,
      /** Never more than is left. */
      daily: smaller(daily, left),
      /** What a day brings in U, at the lesser of average and present price; null without one. */
      dailyU: daily === 0n ? 0n : await market.worthOf(rewardCoin, daily),
      finish,
      funded,
      power,
      burns,
    };
  };

export type BurnFacts = Awaited<ReturnType<ReturnType<typeof burnFacts>>>;

/** Days that are funded at a time of the chain in milliseconds; null when nothing is. */
export function fundedDays({ left, finish }: BurnFacts, chainTime: number): number | null {
  const seconds = Number(finish) - chainTime / 1000;
  return left === 0n || seconds <= 0 ? null : Math.floor(seconds / Number(DAY));
}

/** What the dead address has of a coin; nothing where the coin refuses to say. */
export const atDeadAddress = async (ask: AskContract, coin: Address): Promise<bigint> =>
  (await sensible(ask(coin, trc20.balanceOf(DEAD_ADDRESS)))) ?? 0n;

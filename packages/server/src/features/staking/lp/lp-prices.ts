import type { StreamWorth } from '@vellum/api/staking/yield';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import type { Address } from '@vellum/tron/address';
import type { AskContract } from '../../../platform/chain/ask-contract.ts';
import { sensible } from '../../../platform/chain/coin-facts.ts';
import { perBlock } from '../../../platform/per-block.ts';
import type { LpFacts } from './lp-facts.ts';

/** All the LP there is, and what it and the reward coin are worth; null without reliable prices. */
export type LpPrices = Readonly<{ supply: bigint; worth: StreamWorth | null }>;

/** Large enough that no digit of a price is lost. */
const REFERENCE = 1_000_000_000_000n;

/** By average prices, asked once for each block. */
export function lpPrices(ask: AskContract, lockerAt: Address) {
  return perBlock(async ({ lp, reward }: LpFacts): Promise<LpPrices> => {
    const supply = await ask(lp.coin, trc20.totalSupply());
    const [ofStake, ofReward] = await Promise.all([
      sensible(ask(lockerAt, locker.lpValueOf(supply, lp.coin))),
      sensible(ask(lockerAt, locker.valueOf(REFERENCE, reward.coin))),
    ]);
    if (!ofStake || !ofReward) return { supply, worth: null };
    const stake = { amount: supply, u: ofStake };
    return { supply, worth: { stake, reward: { amount: REFERENCE, u: ofReward } } };
  });
}

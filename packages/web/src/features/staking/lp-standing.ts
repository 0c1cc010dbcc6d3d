import { streamReward } from '@vellum/api/staking/yield';
import { streamOf } from './lp-share.ts';
import type { LpParams } from './stake-lp.ts';
import type { LpPool } from './staking-queries.ts';
import { standsForText } from './stands-for.tsx';

const YEAR_DAYS = 365;
const DAY_SECONDS = 86_400;

/** What so much LP earns until the funding ends, a year at most. */
function rewardOf(amount: bigint, { stream, dailyReward }: LpPool) {
  const state = streamOf(stream);
  const days = Number(state.finish - state.last) / DAY_SECONDS;
  return {
    reward: streamReward(state, amount).toString(),
    rewardCoin: dailyReward.coin,
    rewardSymbol: dailyReward.symbol,
    rewardDays: Math.max(1, Math.min(YEAR_DAYS, Math.round(days))),
  };
}

/** What an amount of LP stands for in its pool as it is, and what it earns there. */
export const standingOf = (
  amount: bigint,
  pool: LpPool,
): Omit<LpParams, 'amount' | 'coin' | 'symbol' | 'decimals'> => ({
  stands: standsForText(amount, pool),
  ...rewardOf(amount, pool),
});

import { COIN_DECIMALS } from '@vellum/tron/amount';
import { cardIdOf } from '../cards/card-id.ts';
import type { PledgeTerm } from '../cards/pledge-queries.ts';
import { amountText } from '../format/amount.ts';
import type { PledgeParams } from './pledge-card.tsx';

const DAY = 86_400_000;

/** What the review of one card says: until when it is held, and what it earns at least. `now` is chain time. */
export function pledgeParams(tokenId: string, term: PledgeTerm, now: number): PledgeParams {
  const { level } = cardIdOf(tokenId);
  const row = term.levels.find((one) => one.level === level);
  const amount = amountText(BigInt(row?.atLeast.amount ?? 0), COIN_DECIMALS, 6).short;
  const { amount: reward = '0', coin: rewardCoin = null, symbol = '' } = row?.atPresent ?? {};
  return {
    ...{ tokenId, days: term.days, unlockAt: now + term.days * DAY },
    ...{ atLeast: `${amount} ${symbol}`, reward, rewardCoin, rewardSymbol: symbol },
  };
}

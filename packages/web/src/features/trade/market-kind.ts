import type { Market } from './trade-queries.ts';

export const marketKinds = ['all', 'mayTrade', 'toCollect', 'notForMe'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** What a trade is to whoever looks: to buy in, to take something out of, or neither. */
export function kindOf({ status, mine }: Pick<Market, 'status' | 'mine'>): MarketKind {
  const isOver = status === 'ended' || status === 'cancelled';
  if (isOver && mine && mine.tradeCount > 0 && !mine.claimed) return 'toCollect';
  if (!isOver && mine?.canTrade) return 'mayTrade';
  return 'notForMe';
}

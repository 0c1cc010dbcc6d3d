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

type Kinds<One> = Readonly<{
  /** Of the kind that is looked at. */
  shown: readonly One[];
  /** How many there are of each; null until all are loaded. */
  counts: Readonly<Record<MarketKind, number>> | null;
  /** Whether there is none of the kind: known of what is loaded only once that is all. */
  isNone: boolean;
}>;

/** The trades that are loaded so far, by what they are to whoever looks. */
export function marketsOf<One extends Pick<Market, 'status' | 'mine'>>(
  loaded: readonly One[],
  kind: MarketKind,
  isWhole: boolean,
): Kinds<One> {
  const of = (wanted: MarketKind) =>
    wanted === 'all' ? loaded : loaded.filter((market) => kindOf(market) === wanted);
  const shown = of(kind);
  const entries = marketKinds.map((one) => [one, of(one).length]);
  return {
    shown,
    counts: isWhole ? (Object.fromEntries(entries) as Record<MarketKind, number>) : null,
    isNone: isWhole && shown.length === 0,
  };
}

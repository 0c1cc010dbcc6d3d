import type { Position } from './card-context.ts';
import type { MarketCount, SaleStore } from './sale-store.ts';

/** What stands on the market by level, counted once for each block however many ask. */
export type MarketCounts = (
  position: Pick<Position, 'headId' | 'chainTime'>,
) => Promise<readonly MarketCount[]>;

export function marketCounts(sales: Pick<SaleStore, 'onMarket'>): MarketCounts {
  let of: string | undefined;
  let known: Promise<readonly MarketCount[]> | undefined;
  return ({ headId, chainTime }) => {
    if (known !== undefined && of === headId) return known;
    of = headId;
    const counting = sales.onMarket(chainTime);
    known = counting;
    counting.catch(() => {
      if (known === counting) known = undefined;
    });
    return counting;
  };
}

import type { ReplyPosition } from '../../indexer/chain-position.ts';
import { perBlock } from '../../platform/per-block.ts';
import type { MarketCount, SaleStore } from './sale-store.ts';

/** What stands on the market by level, counted once for each block however many ask. */
export type MarketCounts = (
  position: Pick<ReplyPosition, 'headId' | 'chainTime'>,
) => Promise<readonly MarketCount[]>;

export function marketCounts(sales: Pick<SaleStore, 'onMarket'>): MarketCounts {
  const counts = perBlock((chainTime: number) => sales.onMarket(chainTime));
  return ({ headId, chainTime }) => counts(headId, chainTime);
}

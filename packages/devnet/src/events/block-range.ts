import type { Chain } from '../chain/chain.ts';

/** Blocks from first to last, both included; empty when first is greater. */
export type BlockRange = Readonly<{ first: number; last: number }>;

/** Conditions that say which blocks count; times in milliseconds, both included. */
export type BlockFilter = Readonly<{
  onlyConfirmed?: boolean;
  onlyUnconfirmed?: boolean;
  blockNumber?: number | undefined;
  minTimestamp?: number | undefined;
  maxTimestamp?: number | undefined;
}>;

/** The blocks that fulfil all conditions: always one stretch, since time and finality follow the number. */
export function blocksWithin(chain: Chain, filter: BlockFilter): BlockRange {
  const { onlyConfirmed, onlyUnconfirmed, blockNumber, minTimestamp, maxTimestamp } = filter;
  const head = chain.head().number;
  const solid = chain.solidNumber();
  const first = [onlyUnconfirmed ? solid + 1 : 0, blockNumber ?? 0];
  const last = [onlyConfirmed ? solid : head, blockNumber ?? head];
  if (minTimestamp !== undefined) first.push(firstSince(chain, minTimestamp));
  if (maxTimestamp !== undefined) last.push(firstSince(chain, maxTimestamp + 1) - 1);
  return { first: Math.max(...first), last: Math.min(...last) };
}

/** Number of the first block that is not older than `timestamp`; one past the head when all are older. */
function firstSince(chain: Chain, timestamp: number): number {
  let low = 0;
  let high = chain.head().number + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((chain.blockByNumber(middle)?.timestamp ?? 0) < timestamp) low = middle + 1;
    else high = middle;
  }
  return low;
}

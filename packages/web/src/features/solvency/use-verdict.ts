import { useMemo } from 'react';
import { isForeign } from './check-statement.ts';
import type { Overview, Pool } from './solvency-queries.ts';
import { useChainRoot } from './use-chain-root.ts';

export type Verdict = Readonly<{
  short: readonly Pool[];
  altered: readonly Pool[];
  /** The sums shown do not lead to the root that is named with them, or is published for their block. */
  isForeign: boolean;
  /** Whether the chain has the published root; `unknown` while it was not asked or does not answer. */
  chain: 'same' | 'other' | 'unknown';
}>;

export const isGood = ({ short, altered, isForeign, chain }: Verdict): boolean =>
  short.length === 0 && altered.length === 0 && !isForeign && chain !== 'other';

/** What this browser finds out of what the server says: by adding up, by hashing, and by asking the chain. */
export function useVerdict(told: Overview | undefined): Verdict {
  const statement = told?.statement ?? null;
  const published = told?.published ?? null;
  const onChain = useChainRoot(published?.block ?? null).data;
  const foreign = useMemo(
    () => statement !== null && isForeign(statement, published),
    [statement, published],
  );
  const pools = statement?.pools ?? [];
  return {
    short: pools.filter(({ held, owed }) => BigInt(held) < BigInt(owed)),
    altered: pools.filter(({ state }) => state === 'altered'),
    isForeign: foreign,
    chain: onChain === undefined ? 'unknown' : onChain === published?.root ? 'same' : 'other',
  };
}

import { useQuery } from '@tanstack/react-query';
import type { SwapOutcome } from '@vellum/api/swap/swap-quote';
import { limitOf } from '../../shared/swap/swap-limit.ts';
import { type Tolerance, toleranceBps } from '../../shared/swap/tolerance.ts';
import type { SwapEnds } from './swap-ends.ts';
import { poolsQuery, type SwapPools } from './swap-queries.ts';
import { type Entry, kindOf, outcomeOf, type SwapKind } from './swap-terms.ts';

export type SwapQuoted = Readonly<{
  pools: SwapPools | null;
  kind: SwapKind;
  outcome: SwapOutcome | null;
  /** What stands in the two fields. */
  paid: bigint | null;
  received: bigint | null;
  limit: bigint | null;
  /** What leaves the wallet at most. */
  most: bigint | null;
}>;

export type UsedQuote = SwapQuoted &
  Readonly<{
    /** Device time at which the reserves were read. */
    at: number;
    isMissing: boolean;
    again: () => void;
  }>;

/** The swap that an entry makes, computed in this page from the reserves of the newest block. */
export function useSwapQuote(ends: SwapEnds, entry: Entry, tolerance: Tolerance): UsedQuote {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(poolsQuery(ends));
  return {
    ...(data ? quotedIn(data, ends, entry, tolerance) : unquoted(entry)),
    at: dataUpdatedAt,
    isMissing: isError && !data,
    again: () => void refetch(),
  };
}

/** Before the pools are known: only what was entered. */
function unquoted({ side, amount }: Entry): SwapQuoted {
  const [paid, received] = side === 'in' ? [amount, null] : [null, amount];
  return { pools: null, kind: 'swap', outcome: null, paid, received, limit: null, most: paid };
}

function quotedIn(
  pools: SwapPools,
  ends: SwapEnds,
  entry: Entry,
  tolerance: Tolerance,
): SwapQuoted {
  const { side, amount } = entry;
  const kind = kindOf(ends, pools.wtrx);
  if (kind !== 'swap') {
    const same = { paid: amount, received: amount, limit: amount, most: amount };
    return { ...same, pools, kind, outcome: null };
  }
  const outcome = outcomeOf(pools, ends, entry);
  const quote = outcome?.quote;
  const bps = toleranceBps(tolerance);
  const limit = quote && bps !== null ? limitOf(quote, side, bps) : null;
  const open = quote ?? { paid: null, received: null };
  return side === 'in'
    ? { pools, kind, outcome, limit, paid: amount, received: open.received, most: amount }
    : { pools, kind, outcome, limit, paid: open.paid, received: amount, most: limit ?? open.paid };
}

import type { SwapQuote } from '@vellum/api/swap/swap-quote';
import type { InU } from '../../shared/coins/coin-rates.ts';
import type { SwapEnd, SwapEnds } from './swap-ends.ts';

type Ended = Readonly<{
  paid: bigint | null;
  received: bigint | null;
  quote: Pick<SwapQuote, 'route'> | undefined;
}>;

/**
 * What both ends of a swap are worth in U: by the price of the coin, or by the pools on the way as they are before the
 * swap, so that its impact and fees show as the difference. Null where neither leads to a price.
 */
export function endsWorth(
  { paid, received, quote }: Ended,
  ends: SwapEnds,
  inU: InU,
): Readonly<Record<SwapEnd, bigint | null>> {
  const hops = quote?.route.hops ?? [];
  const worth = (coin: SwapEnds[SwapEnd], amount: bigint | null) =>
    amount === null ? null : inU({ coin, amount });
  const there = (amount: bigint) =>
    hops.reduce((sum, { reserveIn, reserveOut }) => (sum * reserveOut) / reserveIn, amount);
  const back = (amount: bigint) =>
    hops.reduceRight((sum, { reserveIn, reserveOut }) => (sum * reserveIn) / reserveOut, amount);
  const isPriced = hops.length > 0;
  return {
    pay:
      worth(ends.pay, paid) ?? worth(ends.receive, isPriced && paid !== null ? there(paid) : null),
    receive:
      worth(ends.receive, received) ??
      worth(ends.pay, isPriced && received !== null ? back(received) : null),
  };
}

import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { larger, smaller } from '@vellum/api/numbers/bigint-order';
import type { paths } from '@vellum/api/wire/paths';

type Sent = ReplyOf<EndpointAt<typeof paths.trade.candles>>['list'][number];

/** What a price did in one interval. Prices in units of `price-unit`, volume in sun. */
export type Candle = Readonly<{
  at: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: bigint;
}>;

export function candleOf({ t, o, h, l, c, v }: Sent): Candle {
  return {
    at: t,
    open: BigInt(o),
    high: BigInt(h),
    low: BigInt(l),
    close: BigInt(c),
    volume: BigInt(v),
  };
}

/**
 * A pool keeps its price until the next trade: each interval opens at the close before it, which its trades may have left
 * behind. `previous` is the close before the first; without one that opens at its own first trade.
 */
export function continued(candles: readonly Candle[], previous: bigint | null): readonly Candle[] {
  let close = previous;
  return candles.map((candle) => {
    const open = close ?? candle.open;
    close = candle.close;
    return { ...candle, open, high: larger(candle.high, open), low: smaller(candle.low, open) };
  });
}

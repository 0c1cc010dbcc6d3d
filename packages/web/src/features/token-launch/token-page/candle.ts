import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import type { paths } from '@vellum/api/paths';

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

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CandleInterval, PriceUnit } from '@vellum/api/wire/choice-lists';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../http/call.ts';
import { type Bar, barsOf } from './bars.ts';
import { candleOf, continued } from './candle.ts';
import { intervalLength } from './chart-times.ts';

export const FIRST_INTERVAL: CandleInterval = '1h';

export type ChartChoice = Readonly<{
  tokenAddress: Address;
  interval: CandleInterval;
  unit: PriceUnit;
}>;

/** The newest candles, and older ones page by page. */
export const candlesQuery = ({ tokenAddress, interval, unit }: ChartChoice) =>
  infiniteQueryOptions({
    queryKey: ['trade', 'candles', tokenAddress, interval, unit],
    queryFn: ({ signal, pageParam }) =>
      call(
        paths.trade.candles,
        { tokenAddress, interval, unit, ...(pageParam === null ? {} : { to: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ from, previousClose }) => (previousClose === null ? undefined : from - 1),
    select: ({ pages }) => barsOfPages(pages, intervalLength[interval]),
  });

type CandlePage = Readonly<{
  list: readonly Parameters<typeof candleOf>[0][];
  previousClose: string | null;
  from: number;
  to: number;
}>;

/** Pages from the newest to the oldest as one row of bars. */
function barsOfPages(pages: readonly CandlePage[], length: number): readonly Bar[] {
  const [newest, oldest] = [pages[0], pages.at(-1)];
  if (!newest || !oldest) return [];
  const previous = oldest.previousClose === null ? null : BigInt(oldest.previousClose);
  const candles = pages.toReversed().flatMap(({ list }) => list.map(candleOf));
  const span = { length, from: oldest.from, to: newest.to, previous };
  return barsOf(continued(candles, previous), span);
}

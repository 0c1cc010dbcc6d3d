import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { secondTicker } from '../../shared/ui/time/ticker.ts';
import type { DayIncome, Measure } from './day-sums.ts';
import { statisticsQuery } from './income-queries.ts';
import { type Day, dayOf, type Span, type Stretch, startOf, stretchesOf } from './period.ts';
import { measureIn, type PictureUnit, unitsOf } from './picture-unit.ts';

type Pictures = Readonly<{
  /** Undefined until the server has answered. */
  rows: readonly DayIncome[] | undefined;
  stretches: readonly Stretch[];
  units: readonly PictureUnit[];
  /** The wished one where there is such, else the first. */
  unit: PictureUnit;
  measure: Measure;
  failed: (() => void) | null;
}>;

/** What the pictures of a span are drawn from. */
export function usePictures(address: Address, span: Span, wished: PictureUnit): Pictures {
  const today = useToday();
  const inU = useInU();
  const stretches = stretchesOf(span, today);
  const from = startOf(stretches[0]?.from ?? today);
  const { data, isError, refetch } = useQuery(statisticsQuery(address, { from }));
  const rows = data?.list;
  const units = unitsOf(rows ?? [], inU);
  const unit = units.includes(wished) ? wished : (units[0] ?? 'TRX');
  return {
    rows,
    stretches,
    units,
    unit,
    measure: measureIn(unit, inU),
    failed: isError && !data ? () => void refetch() : null,
  };
}

/** The day of the chain; who uses it is drawn again when a new one begins, and not before. */
function useToday(): Day {
  const clock = useChainClock();
  return useStore(secondTicker.subscribe, () => dayOf(clock()));
}

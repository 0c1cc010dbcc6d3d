import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { paths } from '@vellum/api/wire/paths';
import type { Stretch } from './period.ts';

type Statistics = ReplyOf<EndpointAt<typeof paths.income.statistics>>;

/** What was earned on a day from one source in one coin. */
export type DayIncome = Statistics['list'][number];
export type IncomeType = DayIncome['type'];

/** An amount in what the picture is drawn in; null for what is not part of it. */
export type Measure = (money: DayIncome['amount']) => bigint | null;

export type Bar = Stretch & Readonly<{ amount: bigint }>;
export type Part = Readonly<{ type: IncomeType; amount: bigint }>;

/** One bar a stretch, empty ones too. */
export function barsOf(
  stretches: readonly Stretch[],
  rows: readonly DayIncome[],
  measure: Measure,
): readonly Bar[] {
  return stretches.map((stretch) => ({
    ...stretch,
    amount: sumOf(
      rows.filter(({ day }) => day >= stretch.from && day <= stretch.to),
      measure,
    ),
  }));
}

/** What each source gave, the largest first; sources that gave nothing are left out. */
export function partsOf(rows: readonly DayIncome[], measure: Measure): readonly Part[] {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types
    .map((type) => ({
      type,
      amount: sumOf(
        rows.filter((row) => row.type === type),
        measure,
      ),
    }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : -1));
}

function sumOf(rows: readonly DayIncome[], measure: Measure): bigint {
  return rows.reduce((sum, { amount }) => sum + (measure(amount) ?? 0n), 0n);
}

/** The bar that stands out, if any is not empty; of equals the newest. */
export function bestOf(bars: readonly Bar[]): Bar | null {
  return bars.reduce<Bar | null>(
    (best, bar) => (bar.amount > 0n && bar.amount >= (best?.amount ?? 0n) ? bar : best),
    null,
  );
}

/** How tall a bar is of `full`, in whole units: what is not nothing is at least one. */
export function heightOf(amount: bigint, most: bigint, full: number): number {
  if (amount <= 0n || most <= 0n) return 0;
  return Math.max(1, Number((amount * BigInt(full)) / most));
}

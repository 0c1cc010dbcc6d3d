import type { RankingPeriod } from '@vellum/api/wire/choice-lists';
import { type Span, spanLength } from '../../launches/spans.ts';

/** Whole spans that a board is made of: from `from` on and before `to`, in milliseconds of the chain. */
export type RankWindow = Readonly<{ span: Span; from: number; to: number }>;

const shape: Readonly<Record<RankingPeriod, Readonly<{ span: Span; spans: number }>>> = {
  day: { span: 'h', spans: 24 },
  week: { span: 'd', spans: 7 },
  month: { span: 'd', spans: 30 },
  all: { span: 'a', spans: 1 },
};

/** The window of a period that ends with the span of `now`, and the one as long before it; none before all time. */
export function windowsOf(period: RankingPeriod, now: number) {
  const { span, spans } = shape[period];
  const length = spanLength[span];
  if (length === null) return { present: { span, from: 0, to: now + 1 }, before: null };
  const to = now - (now % length) + length;
  const from = to - spans * length;
  return {
    present: { span, from, to } as RankWindow,
    before: { span, from: from - spans * length, to: from } as RankWindow,
  };
}

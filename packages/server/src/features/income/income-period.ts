import { STATISTICS_DAYS } from '@vellum/api/income/income';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** Chain time in milliseconds: `from` included, `to` not. */
export type Period = Readonly<{ from?: number | undefined; to?: number | undefined }>;

/** Later than any block. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;
const DAY_MS = 86_400_000;
/** Shown when nothing is chosen. */
const USUAL_DAYS = 30;

export const wholePeriod = ({ from = 0, to = END_OF_TIME }: Period) => ({ from, to });

/** A period that can be shown day by day: the last thirty days when none is chosen. */
export function shownPeriod({ from, to }: Period, chainTime: number) {
  const end = to ?? chainTime + 1;
  const begin = from ?? Math.max(0, dayOf(end - 1) - (USUAL_DAYS - 1) * DAY_MS);
  if (end - begin > STATISTICS_DAYS * DAY_MS) {
    throw new Refusal({ code: 'RANGE_TOO_WIDE', params: { days: String(STATISTICS_DAYS) } });
  }
  return { from: begin, to: end };
}

const dayOf = (time: number): number => time - (time % DAY_MS);

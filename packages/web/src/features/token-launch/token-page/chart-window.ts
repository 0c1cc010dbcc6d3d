/** Which of many candles are in sight: those before `end`, counted from the newest. */
export type ChartWindow = Readonly<{ back: number }>;

export const newest: ChartWindow = { back: 0 };

/** The candles in sight when so many find room; going back stops at the oldest. */
export function inSight<C>(candles: readonly C[], room: number, { back }: ChartWindow) {
  const end = Math.max(Math.min(candles.length, room), candles.length - back);
  const begin = Math.max(0, end - room);
  return {
    shown: candles.slice(begin, end),
    isNewest: end === candles.length,
    hasEarlier: begin > 0,
  };
}

/** Half of what is in sight earlier or later, so that the eye keeps its place. */
export function moved({ back }: ChartWindow, room: number, count: number, by: 1 | -1): ChartWindow {
  const step = Math.max(1, Math.floor(room / 2));
  const most = Math.max(0, count - room);
  return { back: Math.min(most, Math.max(0, back + by * step)) };
}

/** Rows `from` up to, not including, `to`. */
export type RowRange = Readonly<{ from: number; to: number }>;

type Window = Readonly<{
  /** Distance of the list's upper edge from that of the window; negative once it is scrolled past. */
  top: number;
  height: number;
}>;

/** Rows drawn before and after those in sight, so that a quick scroll or a tab key finds them there. */
const SPARE = 8;

/** Which rows of equal height must be drawn; in steps of half the spare, so that most scrolling changes nothing. */
export function visibleRows(window: Window, rowHeight: number, count: number): RowRange {
  const step = SPARE / 2;
  const first = Math.floor(-window.top / rowHeight / step) * step - SPARE;
  const last = Math.ceil((window.height - window.top) / rowHeight / step) * step + SPARE;
  const from = Math.min(Math.max(0, first), count);
  return { from, to: Math.max(from, Math.min(count, last)) };
}

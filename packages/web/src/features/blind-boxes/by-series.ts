/** Rows of one series after another, series and rows in the order in which they came. */
export function bySeries<Row extends Readonly<{ seriesId: string }>>(
  rows: readonly Row[],
): readonly Readonly<{ seriesId: string; boxes: readonly Row[] }>[] {
  const groups = Map.groupBy(rows, ({ seriesId }) => seriesId);
  return [...groups].map(([seriesId, boxes]) => ({ seriesId, boxes }));
}

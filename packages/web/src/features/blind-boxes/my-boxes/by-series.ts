import { boxNumber } from '../figures.ts';

type Box = Readonly<{ seriesId: string; boxId: string }>;

/** Boxes of one series after another, the series as they came, their boxes by number. */
export function bySeries<Row extends Box>(
  rows: readonly Row[],
): readonly Readonly<{ seriesId: string; boxes: readonly Row[] }>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.seriesId, [...(groups.get(row.seriesId) ?? []), row]);
  return [...groups].map(([seriesId, boxes]) => ({
    seriesId,
    boxes: boxes.sort((a, b) => Number(a.boxId) - Number(b.boxId)),
  }));
}

/** `0000 – 0009, 0331`: numbers in a row are told by their ends. */
export function numbersText(boxes: readonly Pick<Box, 'boxId'>[]): string {
  const runs: [number, number][] = [];
  for (const { boxId } of boxes) {
    const number = Number(boxId);
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .flatMap(([from, to]) => {
      if (from === to) return [boxNumber(from)];
      return to === from + 1
        ? [boxNumber(from), boxNumber(to)]
        : [`${boxNumber(from)} \u2013 ${boxNumber(to)}`];
    })
    .join(', ');
}

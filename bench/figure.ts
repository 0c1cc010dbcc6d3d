/** What a figure has to reach: `least` or `most`, in the figure's unit. */
export type Goal = Readonly<{ least: number }> | Readonly<{ most: number }>;

/** One measured number: the median of several rounds unless `note` says otherwise, `spread` their lowest and highest. */
export type Figure = Readonly<{
  name: string;
  value: number;
  unit: string;
  spread?: readonly [number, number];
  goal?: Goal;
  /** What the number is made of, where the name does not say it. */
  note?: string;
}>;

export function reached({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'least' in goal ? value >= goal.least : value <= goal.most;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no values');
  return middle;
}

/** The figure of several rounds: their median with the spread. */
export function figureOf(
  name: string,
  unit: string,
  rounds: readonly number[],
  more: Pick<Figure, 'goal' | 'note'> = {},
): Figure {
  const spread = [Math.min(...rounds), Math.max(...rounds)] as const;
  return { name, unit, value: median(rounds), spread, ...more };
}
